import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** The build roll is changed by at most `n`, within 1 and 6. */
export interface AdjustRoll {
  do: 'adjust-roll'
  n: Value
}

export const adjustRollWords = words('adjust-roll', [
  '<change> the build roll by at most {n:number}',
  '<adjust> the die roll by {n:number}',
])

/** rule swtcg.pop-reroll: before the roll for build points takes effect. */
export const adjustRoll = effect<AdjustRoll, object, State>(
  'adjust-roll',
  {
    choose(t, f) {
      const [die] = t.s.dice
      if (t.s.roll !== 'build' || die === undefined) {
        finish(t, f, false)
        return
      }
      const n = Math.max(0, amount(t, nodeOf<AdjustRoll>(t, f).n, scopeOf(t, f), f.you))
      const numbers = [1, 2, 3, 4, 5, 6].filter((face) => Math.abs(face - die) <= n)
      const options = numbers.map((face) => offer.number(face))
      ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    change(t, f, answer: Of<'number'>) {
      t.s.dice[0] = answer.n
      t.watch?.({ is: 'rolled', for: 'build', dice: [...t.s.dice] })
      finish(t, f, true)
    },
  },
  (t) => t.s.roll === 'build',
)
