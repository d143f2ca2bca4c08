/**
 * What the page and the engine say to each other. The engine runs in a worker; the page gets what the seat at the device
 * may know, and nothing else.
 */

import type { Json, Seat } from '@dejarik/kernel'
import type { DeckFix } from '@dejarik/kernel/decks'
import type { Said } from '@dejarik/kernel/log'
import type { AdviceRequests } from './protocol-advice.js'
import type { CardRequests } from './protocol-cards.js'
import type { DeckRequests, SeatChoice } from './protocol-decks.js'
import type { EditRequests } from './protocol-edits.js'
import type { GatherRequests } from './protocol-gathering.js'
import type { LessonRequests } from './protocol-lessons.js'
import type { PuzzleRequests } from './protocol-puzzles.js'
import type { PlayerShown, Screen } from './protocol-screen.js'

export type * from './protocol-cards.js'
export type * from './protocol-decks.js'
export type * from './protocol-lessons.js'
export type * from './protocol-screen.js'
export type { DeckFix, Json, Seat }

export const gameIds = ['destiny', 'swtcg', 'swccg'] as const
export type GameId = (typeof gameIds)[number]

/** Through whose eyes the table is seen. */
export type Eyes = Seat | 'public'

/** Something on the table that can be pointed at: `card:12`, `die:3`, `seat:0`, `arena:1`. */
export type Thing = string

export interface GameSummary {
  readonly key: number
  readonly game: GameId
  readonly players: readonly PlayerShown[]
  /** How many moments were counted; null where it was not played at a table. */
  readonly moments: number | null
  readonly over: boolean
  /** A lesson that is not over. */
  readonly lesson: boolean
}

/** Where a person wants to be asked, and where the table passes for them. */
export interface Stops {
  /** Places of the phase strip where it passes: `mine draw`, `theirs deploy`. */
  readonly off: readonly string[]
  /** Cards that may interrupt and for which it does not stop, by id. */
  readonly quiet: readonly string[]
}

/** The position that a report holds, and what no scenario can say of it. */
export interface PositionShown {
  readonly at: number
  readonly left: readonly string[]
}

/** What the page may ask, and what it gets. */
export interface Requests
  extends AdviceRequests,
    CardRequests,
    DeckRequests,
    EditRequests,
    GatherRequests,
    LessonRequests,
    PuzzleRequests {
  begin: {
    ask: {
      game: GameId
      seats: readonly SeatChoice[]
      seed?: string
      lenient?: boolean
      variant?: string
    }
    get: { key: number }
  }
  games: { ask: Record<never, never>; get: readonly GameSummary[] }
  open: { ask: { key: number }; get: { key: number } }
  forget: { ask: { key: number }; get: null }
  load: { ask: { text: string; names: readonly string[] }; get: { key: number } }
  /** A person takes a seat that a bot has played so far. */
  take: { ask: { seat: Seat; name: string }; get: { key: number } }
  /** The bots there are. */
  bots: { ask: Record<never, never>; get: readonly string[] }
  leave: { ask: Record<never, never>; get: null }
  save: { ask: { report?: string }; get: { text: string; position: PositionShown | null } }
  answer: { ask: { number: number; option: number }; get: null }
  /** A set by the places of its things among the offers. */
  set: { ask: { number: number; chosen: readonly number[] }; get: null }
  undo: { ask: { to?: number }; get: null }
  /** Plays on from that moment as a game of its own; the one that is looked at stays as it is. */
  branch: { ask: { at: number }; get: { key: number } }
  concede: { ask: { how: 'concede' | 'draw' }; get: null }
  skip: { ask: { on: boolean }; get: null }
  stops: { ask: { seat: Seat; stops: Stops }; get: null }
  /** The cards of a seat's deck that may interrupt. */
  interrupts: { ask: { seat: Seat }; get: readonly { readonly id: string; readonly name: string }[] }
  lift: { ask: Record<never, never>; get: null }
  look: { ask: { at: number | null }; get: null }
  eyes: { ask: { eyes: Eyes }; get: null }
  pace: { ask: { paused?: boolean; pace?: number; step?: true }; get: null }
  again: { ask: { swap: boolean }; get: { key: number } }
}

export type RequestName = keyof Requests

export interface Ask {
  readonly n: number
  readonly name: RequestName
  readonly ask: unknown
}

export type Reply =
  | { readonly n: number; readonly got: unknown }
  | { readonly n: number; readonly fault: Said }
  | { readonly screen: Screen }
