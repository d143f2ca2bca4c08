import type { Card, Seat } from '@dejarik/kernel'
import type { State } from './state.js'

/** The columns that this game adds, read one card or one seat at a time. */

export const damageOn = (s: State, card: Card): number => s.damage[card] as number
/** On a face-down card in the build zone. */
export const buildCountersOn = (s: State, card: Card): number => s.counters[card] as number
/** The top of the stack that it lies beneath; -1: none. */
export const topOver = (s: State, card: Card): Card => s.under[card] as Card
/** The unit that this Pilot is on; -1: none. */
export const pilotedUnit = (s: State, card: Card): Card => s.piloting[card] as Card
/** The unit that this Equipment is attached to; -1: none. */
export const equippedUnit = (s: State, card: Card): Card => s.equipped[card] as Card
/** How it has moved in this build step, in bits: ARENA_MOVE, PILOT_MOVE. */
export const movesOf = (s: State, card: Card): number => s.moved[card] as number

export const forceOf = (s: State, seat: Seat): number => s.force[seat] as number
/** Build points left in this build step. */
export const pointsOf = (s: State, seat: Seat): number => s.points[seat] as number
/** Build points that are added to the next roll for them. */
export const extraPointsOf = (s: State, seat: Seat): number => s.extra[seat] as number
/** Build points that may be placed in setup. */
export const startingPointsOf = (s: State, seat: Seat): number => s.starting[seat] as number
/** Which of the two who sat down plays this side. */
export const chairOf = (s: State, seat: Seat): Seat => s.chairs[seat] as Seat
/** The Battle cards that this side has played this turn, as definitions. */
export const playedBy = (s: State, seat: Seat): number[] => s.played[seat] as number[]
export const dieAt = (s: State, die: number): number => s.dice[die] as number

/** What changes these columns by an amount, which may be negative. */

export function addDamage(s: State, card: Card, n: number): void {
  s.damage[card] = damageOn(s, card) + n
}

export function addBuildCounters(s: State, card: Card, n: number): void {
  s.counters[card] = buildCountersOn(s, card) + n
}

export function addForce(s: State, seat: Seat, n: number): void {
  s.force[seat] = forceOf(s, seat) + n
}

export function addPoints(s: State, seat: Seat, n: number): void {
  s.points[seat] = pointsOf(s, seat) + n
}

/** `move`: ARENA_MOVE or PILOT_MOVE. */
export function noteMove(s: State, card: Card, move: number): void {
  s.moved[card] = movesOf(s, card) | move
}
