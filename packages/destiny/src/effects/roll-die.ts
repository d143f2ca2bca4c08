import { type Card, finish } from '@dejarik/kernel'
import { heard, words } from '@dejarik/kernel/grammar'
import { bound, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { def, inPlay } from '../rules/areas.js'
import { diceOf, newDie, roll } from '../rules/dice.js'
import { ON_CARD, type State } from '../state.js'
import type { Example, Ref } from './tree.js'

/** Rolls the die of that card into your pool. */
export interface RollDie {
  do: 'roll-die'
  of: Ref
  /** set aside after it is resolved or removed */
  'set-aside'?: true
}

export const rollDieWords = [
  ...words('roll-die', [
    "<roll> {of:ref} 's die into your pool",
    { says: "<roll> {of:ref} 's die into your pool and set it aside after use", with: { 'set-aside': true } },
    { says: '<roll> its die into your pool', with: { of: { it: 'card' } } },
  ]),
  heard('rolling', '<roll> its die into your pool', () => ({ it: 'card' })),
  heard('act', '{of:rolling}, if able. set aside that die {:after-use}', ({ of }) => ({
    do: 'try',
    effect: { do: 'roll-die', of, 'set-aside': true },
  })),
]

/** rules destiny.special-abilities, destiny.cc-ace-in-the-hole: a die may be rolled though its card is not in play. */
export const rollDie = effect<RollDie, object, State>('roll-die', {
  roll(t, f) {
    const node = nodeOf<RollDie>(t, f)
    const [card] = bound(t, node.of, scopeOf(t, f)) as Card[]
    if (card === undefined || def(t, card).die === null) {
      finish(t, f, false)
      return
    }
    const loose = !inPlay(t.s, card)
    const die = diceOf(t.s, card)[0] ?? newDie(t.s, card)
    if (!loose && t.s.dieAt[die] !== ON_CARD) {
      finish(t, f, false)
      return
    }
    roll(t, die, f.you)
    t.s.dieLoose[die] = loose ? 1 : 0
    finish(t, f, true)
  },
})

export const rollDieExample: Example = {
  on: { card: 'support', ability: 'action' },
  effect: { do: 'roll-die', of: 'this' },
  reads: "Action – Roll this card's die into your pool.",
  board: { a: { characters: ['Finn'], supports: ['Example'] }, b: { characters: ['Kylo Ren'] } },
  dice: ['1 melee'],
  answers: [{ a: 'use Example' }],
  after: ['a pool shows 1 melee', 'Example is ready'],
}
