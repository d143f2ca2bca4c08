import type { Card, CoreState, Seat } from './state.js'

/** The columns that every game has, read one card at a time. */

/** The number of its definition in the catalog. */
export const definitionOf = (s: CoreState, card: Card): number => s.def[card] as number
export const ownerOf = (s: CoreState, card: Card): Seat => s.owner[card] as Seat
export const controllerOf = (s: CoreState, card: Card): Seat => s.controller[card] as Seat
/** The pile that holds it. */
export const pileOf = (s: CoreState, card: Card): number => s.pile[card] as number
/** How often it has changed zones. */
export const incarnationOf = (s: CoreState, card: Card): number => s.incarnation[card] as number
/** The seats that know it where it lies: one bit a seat. */
export const knownBy = (s: CoreState, card: Card): number => s.known[card] as number
/** The cards of a pile, bottom first. */
export const cardsInPile = (s: CoreState, pile: number): Card[] => s.piles[pile] as Card[]
