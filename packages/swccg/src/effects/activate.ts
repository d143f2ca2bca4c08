import { call, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { activate as activating } from '../rules/activate-phase.js'
import { hasReserve } from '../rules/life-force.js'
import { effect } from './effect.js'
import type { Value } from './tree.js'

/** That many cards go from the Reserve Deck to the Force Pile, one by one; as many as there are. rule swccg.activating-force */
export interface Activate {
  do: 'activate'
  n: Value
}

export const activateWords = words('activate', ['<activate> {n:much} Force', '<activate> Force equal to {n:amount}'])

export const activate = effect<Activate>(
  'activate',
  {
    begin(t, f) {
      const { n } = nodeOf<Activate>(t, f)
      call(t, activating, { seat: f.you, n: amount(t, n, scopeOf(t, f), f.you) })
    },
    done(t, f) {
      scopeOf(t, f).number = f.result as number
      finish(t, f, (f.result as number) > 0)
    },
  },
  (t, _node, _x, you) => hasReserve(t, you),
)
