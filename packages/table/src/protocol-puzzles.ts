/** What the page and the engine say to each other about puzzles: worked examples of the rulebooks to click through. */
import type { GameId, Reason, Screen } from './protocol.js'

export interface PuzzleListed {
  readonly key: string
  /** Which rules it shows, the first one first. */
  readonly rules: readonly string[]
  /** Tells apart several examples of one rule. */
  readonly case?: string
}

/** One question about the table, and what is right. */
export interface PuzzleQuestion {
  readonly kind: 'what' | 'may'
  /** What somebody would like to do, where that is asked. */
  readonly seat?: string
  readonly deed?: string
  readonly choices: readonly { readonly says: string; readonly right: boolean }[]
  /** The rules that answer it, and why, in the engine's words. */
  readonly rules: readonly string[]
  readonly why: readonly Reason[]
}

/** The table at one point of the example. */
export interface PuzzleStage {
  readonly screen: Screen
  /** The table once the question is answered. */
  readonly after: Screen
  /** What was done since the stage before: who, and what. */
  readonly done: readonly { readonly seat: string; readonly does: string }[]
  /** What chance will bring from here on, where it matters for the question. */
  readonly chance: readonly string[]
  readonly question: PuzzleQuestion
}

export interface PuzzleShown extends PuzzleListed {
  readonly game: GameId
  readonly stages: readonly PuzzleStage[]
}

export interface PuzzleRequests {
  puzzles: { ask: { game: GameId }; get: readonly PuzzleListed[] }
  puzzle: { ask: { game: GameId; key: string }; get: PuzzleShown }
}
