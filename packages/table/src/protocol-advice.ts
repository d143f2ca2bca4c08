/** What the page and the engine say to each other about thinking ahead: hints, what a bot thought, a game gone through. */
import type { Look } from '@dejarik/bots/story'
import type { Seat } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'

/** One way to answer, as a thinker sees it. */
export interface LineShown {
  /** Null where it is about a card that these eyes do not know. */
  readonly label: Line | null
  /** The place among the options, where these eyes are asked. */
  readonly option: number
  readonly chance: number
  readonly share: number
  /** What the thinker expects after it: a guess, and null where it would name a card that is hidden. */
  readonly then: readonly { readonly seat: Seat; readonly label: Line | null }[]
}

export interface AdviceShown {
  readonly before: number
  readonly after: number
  /** The answer is hidden until all have given theirs: its lines are not told. */
  readonly sealed: boolean
  readonly lines: readonly LineShown[]
}

/** What a bot thought of an answer that it gave. */
export interface ThoughtShown extends AdviceShown {
  readonly seat: Seat
  /** The moment at which it answered. */
  readonly at: number
}

/** One answer of a game that is gone through. */
export interface MomentShown extends Look {
  /** The moment at which it was given. */
  readonly at: number
  readonly chance: number
  readonly chanceBest: number
  readonly lines: { readonly chosen: Line; readonly best: Line }
}

export interface AdviceRequests {
  /** What a good player might answer now; null where these eyes are not asked. */
  hint: { ask: Record<never, never>; get: AdviceShown | null }
  /** What the bot that answered last thought; null where none has, and while its hand is hidden. */
  thought: { ask: Record<never, never>; get: ThoughtShown | null }
  /** Goes through some answers of a game that is over. */
  analysis: { ask: { from: number; to: number }; get: readonly MomentShown[] }
}
