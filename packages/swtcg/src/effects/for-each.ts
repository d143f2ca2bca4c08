import { type EffectTree, finish, goto } from '@dejarik/kernel'
import { bind, effect, type ForEach, nodeOf, perform, scopeOf } from '@dejarik/kernel/vocabulary'
import type { State } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { SwtcgTree } from './tree.js'

/** As everywhere; but whatever noun chose it, a card is "that unit" here. */
export const forEach = effect<ForEach<SwtcgTree>, { left: number[]; full?: boolean }, State>(
  'for-each',
  {
    ...aiming<ForEach<SwtcgTree>>('left', (node) => node.what),
    begin(_t, f) {
      f.result = true
    },
    next(t, f) {
      if (f.result === false) f.full = false
      const one = f.left.shift()
      if (one === undefined) {
        finish(t, f, f.full === true)
        return
      }
      bind(t, scopeOf(t, f), 'unit', [one])
      goto(f, 'next')
      perform(t, nodeOf<ForEach<SwtcgTree>>(t, f).effect as EffectTree, f)
    },
  },
  (t, node, x, you) => mayAim(t, node.what, node, x, you),
)
