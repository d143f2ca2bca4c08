import { UsageError } from '../exit.js'
import type { Deck, DecksOfGame } from '../game.js'

/** The seat that all these decks would have to share; -1 where they can meet. */
function sharedSeat({ fits, sides = [] }: DecksOfGame, decks: readonly Deck[]): number {
  if (fits === undefined || decks.length < 2) return -1
  const homes = decks.map((deck) => sides.flatMap((_side, seat) => (fits(deck, seat) ? [seat] : [])))
  if (homes.some(({ length }) => length > 1) || new Set(homes.flat()).size > 1) return -1
  return homes[0]?.[0] ?? -1
}

/** May these decks meet? In some games each side brings its own deck. */
export const mayMeet = (of: DecksOfGame, decks: readonly Deck[]): boolean => sharedSeat(of, decks) < 0

/** Refuses decks of the same side. */
export function checkSides(of: DecksOfGame, decks: readonly (Deck | null)[]): void {
  const given = decks.filter((deck) => deck !== null)
  const seat = sharedSeat(of, given)
  if (seat < 0) return
  const { sides = [] } = of
  throw new UsageError(
    `${given.map(({ name }) => `"${name}"`).join(' and ')} are both ${sides[seat]} decks; a game is one ${sides.join(' deck and one ')} deck.`,
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
