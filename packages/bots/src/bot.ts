import type { Option, Seat, Situation } from '@dejarik/kernel'
import type { Advice } from './search/advice.js'

/** A player: answers a decision from what its seat may know. It keeps its own chance, never the game's. */
export interface Bot {
  /** At once, or when it has thought; it always answers, and within so many milliseconds where somebody is in a hurry. */
  choose(situation: Situation, hurry?: number): Option | Promise<Option>
  /** Why it answered as it did, where it has thought about it; to be asked before that answer is given. */
  why?(): Advice | null
  /**
   * The game is over, or left: lets go of whatever it holds, threads or programs, at once or in its time. Hears what it
   * got, where it is over.
   */
  stop?(got?: Got | null): void | Promise<void>
}

/** What a player got: won, lost, or neither. */
export type Got = 1 | 0 | 0.5

/** Where a player sits down. All decks lie open before a game. */
export interface Sitting {
  readonly game: string
  readonly format: string
  readonly seat: Seat
  /** By seat, as their game writes them down. */
  readonly decks: readonly unknown[]
}

/** A kind of player, as `--a random` names it. */
export interface BotKind {
  readonly name: string
  /** The same seed gives the same answers; not so for a player that thinks by the clock. */
  readonly reproducible: boolean
  /** `at` is for players who come from elsewhere: ours learn all they need from what they are asked. */
  make(seed: string | number, at?: Sitting): Bot
}
