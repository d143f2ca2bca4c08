import { finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { rollDice } from '../rules/dice.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** Roll dice; binds that number: their total. */
export interface RollDie {
  do: 'roll-die'
  n: Value
}

export const rollDieWords = words('roll-die', [
  '<roll> {n:number} #die',
  { says: '<roll> one of your dice', with: { n: 1 } },
])

/** These dice are no attack dice: what rerolls those does not speak of them. rule swtcg.pop-reroll */
export const rollDie = effect<RollDie, object, State>('roll-die', {
  roll(t, f) {
    const x = scopeOf(t, f)
    const dice = rollDice(t.s, Math.max(0, amount(t, nodeOf<RollDie>(t, f).n, x, f.you)))
    x.number = dice.reduce((sum, die) => sum + die, 0)
    t.watch?.({ is: 'rolled', for: 'die', seat: f.you, dice })
    finish(t, f, dice.length > 0)
  },
})
