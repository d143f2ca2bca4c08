/** What the page and the engine say to each other about puzzles: worked examples of the rulebooks to click through. */
import type { Line, Said } from '@dejarik/kernel/log'
import type { GameId, Reason, Screen } from './protocol.js'

export interface PuzzleListed {
  readonly key: string
  /** Which rules it shows, the first one first. */
  readonly rules: readonly string[]
  /** Tells apart several examples of one rule. */
  readonly case?: string
}

/** An option as the game offers it; what it does not offer is said in the words of the example. */
export type PuzzleDeed = Line | Said

/** One question about the table, and what is right. */
export interface PuzzleQuestion {
  readonly kind: 'what' | 'may'
  /** What somebody would like to do, where that is asked. */
  readonly seat?: string
  readonly deed?: PuzzleDeed
  readonly choices: readonly { readonly says: Said; readonly right: boolean }[]
  /** The rules that answer it, and why, in the engine's words. */
  readonly rules: readonly string[]
  readonly why: readonly Reason[]
}

/** What somebody did, and the question that it answers where that alone would not tell. */
export interface PuzzleDone {
  readonly seat: string
  readonly asked?: Line
  readonly does: Line
}

/** The table at one point of the example. */
export interface PuzzleStage {
  readonly screen: Screen
  /** The table once the question is answered. */
  readonly after: Screen
  /** What was done since the stage before: who, and what. */
  readonly done: readonly PuzzleDone[]
  /** What chance will bring from here on, where it matters for the question. */
  readonly chance: readonly Said[]
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
