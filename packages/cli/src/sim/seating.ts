import { UsageError } from '../exit.js'
import type { Deck, DecksOfGame } from '../game.js'

/** Refuses decks that would have to sit at the same seat: one side of a game brings each. */
export function mayMeet({ fits, sides = [] }: DecksOfGame, decks: readonly (Deck | null)[]): void {
  if (fits === undefined) return
  const given = decks.filter((deck) => deck !== null)
  const homes = given.map((deck) => sides.flatMap((_side, seat) => (fits(deck, seat) ? [seat] : [])))
  if (given.length < 2 || homes.some(({ length }) => length > 1) || new Set(homes.flat()).size > 1) return
  const side = sides[homes[0]?.[0] as number]
  throw new UsageError(
    `${given.map(({ name }) => `"${name}"`).join(' and ')} are both ${side} decks; a game is one ${sides.join(' deck and one ')} deck.`,
  )
}

/** Which side sits at each seat: in turn, unless a deck that was given can only be played from one. */
export function seatsFor(
  decks: readonly (Deck | null)[],
  turned: readonly number[],
  fits: DecksOfGame['fits'],
): readonly number[] {
  const seated = (order: readonly number[]) =>
    order.every((side, seat) => decks[side] === null || decks[side] === undefined || fits?.(decks[side], seat))
  return fits === undefined || seated(turned) ? turned : [...turned].reverse()
}
