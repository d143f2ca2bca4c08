import { cardOf, lives } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { inPlay } from '../rules/areas.js'
import { inPool, removeDie } from '../rules/dice.js'
import { HELD } from '../state.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

/** Placed on this card until it leaves play. */
export interface TakeDie {
  do: 'take-die'
  what: Target
}

export const takeDieWords = words('take-die', [
  '<move> {what:die} onto this card until this card leaves play',
  '<remove> {what:die} and place it here. {:not-rolled} and {:not-returned}',
])

export const takeDie = overTargets<TakeDie>('take-die', {
  target: (node) => node.what,
  fits: (t, die) => inPool(t.s, die),
  each(t, _f, die, _node, x) {
    const card = cardOf(x.source)
    // rule destiny.triggered-abilities: it goes on without its card, but then there is nowhere to place the die.
    if (!lives(t.s, x.source) || !inPlay(t.s, card)) {
      removeDie(t, die)
      return false
    }
    t.s.dieAt[die] = HELD
    t.s.dieHolder[die] = card
    t.watch?.({ is: 'took-die', die, card })
    return true
  },
})

export const takeDieExample: Example = {
  on: { card: 'upgrade', ability: 'triggered', when: 'after', event: { on: 'play', by: 'you', what: 'this' } },
  effect: { do: 'take-die', what: { choose: 1, from: { kind: 'die', whose: 'opponent' } } },
  reads: "After you play this card, move 1 of an opponent's dice onto this card until this card leaves play.",
  board: {
    a: { characters: ['Finn'], hand: ['Example'] },
    b: {
      characters: [
        { card: 'Kylo Ren', showing: '1 resource' },
        { card: 'Hired Gun', showing: 'blank' },
      ],
    },
  },
  answers: [
    { a: 'play Example on Finn' },
    { 'a may': ['choose 1 resource', 'choose blank'] },
    { a: 'choose 1 resource' },
  ],
  after: ['b pool shows blank', 'Kylo Ren die is on Example'],
}
