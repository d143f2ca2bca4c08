import type { Catalog } from '../abilities/catalog.js'
import type { Cache } from '../cache/cache.js'
import type { Generator } from '../chance/random.js'
import type { Script } from '../chance/script.js'
import type { Decision } from '../decisions/decisions.js'
import { incarnationOf } from './columns.js'

/** Seats are 0…3. */
export type Seat = number

/** An index into the card columns of a state. */
export type Card = number

/** In place of a card, seat, die, clause or frame where there is none: what is there counts from 0. */
export const NONE = -1

/** A card as it was when it was named: the card and its incarnation, which rises with every change of zone. */
export type Ref = number

/** What is in progress: a procedure, the step it goes on with, and its locals. */
export interface Frame {
  procedure: string
  /** The step to run next; '' when the procedure has ended. */
  step: string
  /** What the last called procedure returned. */
  result?: unknown
}

/** How a game ended; `places` ranks every seat where more than two play. */
export interface Result {
  winner: Seat | null
  /** The rule by which it ended. */
  rule: string
}

/** An effect that lives on whatever becomes of the card that caused it. */
export interface Lasting {
  /** The clause that made it, as an effect node of the catalog. */
  node: number
  source: Ref
  you: Seat
  /** What was bound when it was made. */
  that: Record<string, number[]>
  number: number
  until: string
  since: number
}

/** A triggered ability taken down when its event happened; it exists independently of its source. */
export interface Instance {
  /** The clause, as an ability of the catalog. */
  clause: number
  source: Ref
  you: Seat
  /** Nouns that the event bound: "that die", "that character". */
  that: Record<string, number[]>
  number: number
}

/** What every game's state holds. Columns are indexed by card, so that a clone is a flat copy. */
export interface CoreState {
  game: string
  format: string
  /** Digest of the catalog whose numbers this state uses. */
  catalog: string
  /** For the compiler alone, and never there: the catalog that a table of this game has. */
  readonly catalogType?: Catalog
  /** The same of the cache that its engine has. */
  readonly cacheType?: Cache
  seats: number
  random: Generator
  /** Present only in scenarios: what chance will bring. */
  script?: Script
  stack: Frame[]
  decision: Decision | null
  result: Result | null
  /** Which definition each card is. */
  def: number[]
  owner: Seat[]
  controller: Seat[]
  /** The pile that holds each card. */
  pile: number[]
  incarnation: number[]
  /** Which seats know this card where it lies: one bit a seat. */
  known: number[]
  /** The cards of each pile, bottom first. */
  piles: Card[][]
  lasting: Lasting[]
  /** "After" abilities that wait, first in first out. */
  queue: Instance[]
  /** Rises with everything that happens; stamps what depends on order. */
  clock: number
  /** How often anything was touched, and for each aspect, as of which of these times; see `cache/aspects.ts`. */
  changes: number
  touched: number[]
}

/** So many cards a table can hold: a reference has room for no more. */
export const CARDS = 1024

export const refOf = (s: CoreState, card: Card): Ref => incarnationOf(s, card) * CARDS + card

/** The card a reference was made to, whatever became of it. */
export const cardOf = (ref: Ref): Card => ref % CARDS

/** Is that card still what it was when it was named? */
export const lives = (s: CoreState, ref: Ref): boolean => s.incarnation[ref % CARDS] === Math.floor(ref / CARDS)

export const bit = (seat: Seat): number => 1 << seat
export const everybody = (s: CoreState): number => (1 << s.seats) - 1
