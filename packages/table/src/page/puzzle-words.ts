import { say } from '../messages/index.js'

/** Examples call players by a letter, or by their side. */
export const playerWords = (seat: string): string =>
  seat.length === 1 ? say.puzzles.player(seat.toUpperCase()) : seat.charAt(0).toUpperCase() + seat.slice(1)

/** A statement of an example with its players by name: `a has 2 resources`, `it is in a discard pile`. */
export function statementWords(says: string, seats: readonly string[]): string {
  const letters = seats.filter((seat) => seat.length === 1)
  if (letters.length === 0) return says
  const one = `(${letters.join('|')})`
  return says
    .replace(new RegExp(`\\b${one} (?=(hand|pool|deck|discard pile)\\b)`, 'g'), (_all, seat: string) =>
      say.puzzles.playersOwn(seat.toUpperCase()),
    )
    .replace(new RegExp(`^${one}\\b|(?<=\\b(?:by|or) )${one}$`, 'g'), (seat) => playerWords(seat))
}
