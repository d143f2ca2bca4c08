import type { Option, Situation } from '@dejarik/kernel'

/** A player: answers a decision from what its seat may know. It keeps its own chance, never the game's. */
export interface Bot {
  choose(situation: Situation): Option
}

/** A kind of player, as `--a random` names it. */
export interface BotKind {
  readonly name: string
  /** The same seed gives the same answers; not so for a player that thinks by the clock. */
  readonly reproducible: boolean
  make(seed: string | number): Bot
}
