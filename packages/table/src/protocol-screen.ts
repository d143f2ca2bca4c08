/** What the table looks like through one pair of eyes, and what is asked. */
import type { Json, Seat } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'
import type { Eyes, GameId, Thing } from './protocol.js'
import type { CardSheet, OddsLine } from './protocol-cards.js'
import type { ProposalShown } from './protocol-edits.js'
import type { LessonShown } from './protocol-lessons.js'

/** Questions and options come as keys and what they are about; the page says them in its language. */
export interface OptionShown {
  readonly label: Line
  /** Whose thing it means, where another option reads the same. */
  readonly whose?: Seat
  /** What its card lies on, and which of several that lie there, where another option reads the same. */
  readonly where?: string
  readonly nth?: number
  readonly group: string
  /** What it is about, the thing that acts first. */
  readonly things: readonly Thing[]
  readonly odds?: OddsLine
  /** The answer that does nothing: Space and Enter give it. */
  readonly passes?: true
  /** Other things may be chosen with it, to be answered together. */
  readonly gathers?: true
}

export interface PromptShown {
  readonly seat: Seat
  readonly kind: string
  readonly question: Line
  readonly options: readonly OptionShown[]
  readonly rule?: string
  /** A chance to act that may be let go by. */
  readonly chance?: true
  /** Where a set is picked: everything that may be in it, and how many. */
  readonly set?: {
    readonly offers: readonly { readonly thing: Thing; readonly label: Line }[]
    readonly least: number
    readonly most: number
  }
  /** Cards that are offered and lie where no board shows them. */
  readonly tray: readonly { readonly thing: Thing; readonly id: string; readonly name: string }[]
}

/** What happened, as a key and what it is about; the page says it in its language. */
export interface LogLine extends Line {
  /** After how many moments it happened. */
  readonly at: number
  /** Which player sat at each seat then, in a game in which players change seats. */
  readonly chairs?: readonly number[]
}

export interface ResultShown {
  readonly winner: Seat | null
  readonly rule: string
  /** How it ended where no rule ended it. */
  readonly how?: 'concede' | 'draw'
}

export interface PlayerShown {
  readonly name: string
  /** The bot that plays it; absent for a person. */
  readonly bot?: string
  readonly deck: string
  /** Which of those who sat down this is, in a game in which players change seats. */
  readonly player?: number
}

/** The table as one pair of eyes sees it. */
export interface Screen {
  /** Rises with every change: an answer names the screen it was given to. */
  readonly number: number
  readonly game: GameId
  readonly format: string
  readonly players: readonly PlayerShown[]
  readonly eyes: Eyes
  /** The seat that must take the device before anything is shown. */
  readonly curtain: Seat | null
  /** Nothing of what was sent before is to be kept. */
  readonly fresh: boolean
  readonly view: Json
  /** Who is asked. */
  readonly asked: Seat | null
  readonly prompt: PromptShown | null
  readonly log: { readonly from: number; readonly lines: readonly LogLine[] }
  /** Sheets of cards that these eyes see and have not been sent before. */
  readonly cards: readonly CardSheet[]
  readonly result: ResultShown | null
  readonly mayUndo: boolean
  /**
   * The moment that is shown, and how many there are: questions to these eyes that they answered, and public moments,
   * whoever was asked and whether or not there was anything to choose.
   */
  readonly at: number
  readonly moments: number
  /** How many answers the record has, where nothing is hidden any more: then all that was answered is a moment. */
  readonly recorded: number | null
  /** Looking at an earlier moment. */
  readonly looking: boolean
  /** A first game, told as it is played. */
  readonly guided: boolean
  /** A lesson that goes on. */
  readonly lesson: LessonShown | null
  /** An edit that somebody proposes: nothing else is answered before it is agreed on or refused. */
  readonly proposal: ProposalShown | null
  /** The last proposal was refused. */
  readonly refused: Line | null
  /** How many edits were agreed on so far. */
  readonly edits: number
  /** May these eyes propose one? */
  readonly mayEdit: boolean
  /** Where on the phase strip it is, as stops name it, for these eyes. */
  readonly place: string
  /** The table is about to pass for these eyes. */
  readonly passing: boolean
  /** Passing by itself until the phase ends. */
  readonly skipping: boolean
  readonly paused: boolean
  readonly pace: number
}
