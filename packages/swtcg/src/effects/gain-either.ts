import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addPoints } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { gainForce } from '../rules/force.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** `n` in all, each as 1 Force or 1 build point. */
export interface GainEither {
  do: 'gain-either'
  n: Value
}

export const gainEitherWords = words('gain-either', [
  '<gain> {n:much} Force or build #point in any mixture',
  '<gain> as much Force or build points in any mixture as {n:amount}',
])

/** Its player says how much of it is Force; the rest is build points. */
export const gainEither = effect<GainEither, { n?: number }, State>('gain-either', {
  choose(t, f) {
    const n = Math.max(0, amount(t, nodeOf<GainEither>(t, f).n, scopeOf(t, f), f.you))
    f.n = n
    const options = Array.from({ length: n + 1 }, (_, force) => offer.number(force))
    ask(t, f.you, 'number', options, { about: { node: f.node } })
  },
  gain(t, f, answer: Of<'number'>) {
    const force = answer.n
    const n = f.n as number
    if (force > 0) gainForce(t, f.you, force)
    if (n > force) {
      addPoints(t.s, f.you, n - force)
      t.watch?.({ is: 'points', seat: f.you, n: n - force })
    }
    scopeOf(t, f).number = n
    finish(t, f, n > 0)
  },
})
