import type { Option, Situation } from '@dejarik/kernel'
import type { Advice } from './search/advice.js'

/** A player: answers a decision from what its seat may know. It keeps its own chance, never the game's. */
export interface Bot {
  /** At once, or when it has thought; it always answers, and within so many milliseconds where somebody is in a hurry. */
  choose(situation: Situation, hurry?: number): Option | Promise<Option>
  /** Why it answered as it did, where it has thought about it; to be asked before that answer is given. */
  why?(): Advice | null
  /** Lets go of whatever it holds: threads, programs. */
  stop?(): void
}

/** A kind of player, as `--a random` names it. */
export interface BotKind {
  readonly name: string
  /** The same seed gives the same answers; not so for a player that thinks by the clock. */
  readonly reproducible: boolean
  make(seed: string | number): Bot
}
