import type { Card, Seat } from '@dejarik/kernel'
import type { Die, State } from './state.js'

/** The columns that Destiny adds, read one card, die or seat at a time. */

export const damageOn = (s: State, card: Card): number => s.damage[card] as number
export const shieldsOn = (s: State, card: Card): number => s.shields[card] as number
/** The card that an upgrade is attached to; -1: none. */
export const hostOf = (s: State, card: Card): Card => s.host[card] as Card
export const resourcesOf = (s: State, seat: Seat): number => s.resources[seat] as number
/** The card that a die belongs to. */
export const cardOfDie = (s: State, die: Die): Card => s.dieCard[die] as Card
/** On its card, in a pool, or set aside. */
export const whereDieIs = (s: State, die: Die): number => s.dieAt[die] as number
/** The seat whose pool it is in. */
export const seatOfPool = (s: State, die: Die): Seat => s.diePool[die] as Seat
/** The side that it shows. */
export const sideOfDie = (s: State, die: Die): number => s.dieSide[die] as number
