import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { forceOf } from '../columns.js'
import { loseForce as lose } from '../rules/force.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** As far as there is some. */
export interface LoseForce {
  do: 'lose-force'
  n: Value | 'all'
}

export const loseForceWords = words('lose-force', [
  '<lose> {n:much} Force',
  '<lose> as much Force as {n:amount}',
  { says: '<lose> all of your Force', with: { n: 'all' } },
  { says: '<lose> an extra {n:digits} Force', read: ({ n }) => ({ n }) },
])

export const loseForce = effect<LoseForce, object, State>(
  'lose-force',
  {
    lose(t, f) {
      const { n } = nodeOf<LoseForce>(t, f)
      const x = scopeOf(t, f)
      const wanted = n === 'all' ? forceOf(t.s, f.you) : Math.max(0, amount(t, n, x, f.you))
      x.number = lose(t, f.you, wanted)
      finish(t, f, x.number === wanted)
    },
  },
  (t, _node, _x, you) => forceOf(t.s, you) > 0,
)
