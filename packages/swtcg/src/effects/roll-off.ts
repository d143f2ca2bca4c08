import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, perform, scopeOf } from '@dejarik/kernel/vocabulary'
import { rollDice } from '../rules/dice.js'
import type { State } from '../state.js'
import type { Effect } from './tree.js'

/** Each player rolls a die; `tie`: what happens when they are equal. */
export interface RollOff {
  do: 'roll-off'
  high: Effect
  low?: Effect
  tie?: Effect
}

export const rollOffWords = words('roll-off', [
  '<roll> a die against your opponent: if higher, {high:deed} (; if lower, {low:deed}) (; if equal, {tie:deed})',
])

/** Each player rolls one die; that number is your own. */
export const rollOff = effect<RollOff, object, State>('roll-off', {
  roll(t, f) {
    const node = nodeOf<RollOff>(t, f)
    const [mine = 0, theirs = 0] = rollDice(t.s, 2)
    t.watch?.({ is: 'rolled', for: 'roll-off', seat: f.you, dice: [mine, theirs] })
    scopeOf(t, f).number = mine
    const next = mine > theirs ? node.high : mine < theirs ? node.low : node.tie
    if (next === undefined) finish(t, f, false)
    else perform(t, next, f)
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})
