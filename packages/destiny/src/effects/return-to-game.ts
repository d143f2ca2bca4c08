import { type Card, move, ownerOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { area, PLAY } from '../rules/areas.js'
import { bringDie } from '../rules/dice.js'
import { overTargets } from './over.js'
import type { Example, Target } from './tree.js'

/** A defeated character comes back with no damage. */
export interface ReturnToGame {
  do: 'return-to-game'
  what: Target
}

export const returnToGameWords = words('return-to-game', [
  '<bring> {what:character} back without damage',
  '<return> {what:character} to the game with no damage on it',
])

/** A defeated character comes back ready, with its dice and no damage. */
export const returnToGame = overTargets<ReturnToGame>('return-to-game', {
  target: (node) => node.what,
  each(t, _f, card: Card) {
    const { s } = t
    const seat = ownerOf(s, card)
    move(t, card, area(seat, PLAY))
    s.damage[card] = 0
    s.shields[card] = 0
    s.exhausted[card] = 0
    bringDie(t, card)
    t.watch?.({ is: 'returned', card })
    return true
  },
})

export const returnToGameExample: Example = {
  effect: {
    do: 'return-to-game',
    what: { choose: 1, from: { kind: 'character', whose: 'yours', zone: 'defeated' } },
  },
  reads: 'Bring 1 of your defeated characters back without damage.',
  board: { a: { characters: ['Finn'], defeated: ['Hired Gun', 'Rebel Trooper'] }, b: { characters: ['Kylo Ren'] } },
  answers: [{ a: 'choose Hired Gun' }],
  after: ['Hired Gun is ready', 'Hired Gun has no damage', 'Hired Gun has 1 die'],
}
