/**
 * What the page and the engine say to each other. The engine runs in a worker; the page gets what the seat at the device
 * may know, and nothing else.
 */

import type { Json, Seat } from '@dejarik/kernel'
import type { DeckFix } from '@dejarik/kernel/decks'
import type { Line } from '@dejarik/kernel/log'
import type { AdviceRequests } from './protocol-advice.js'
import type { EditRequests, ProposalShown } from './protocol-edits.js'
import type { PuzzleRequests } from './protocol-puzzles.js'

export type { DeckFix, Json, Seat }

export const gameIds = ['destiny', 'swtcg', 'swccg'] as const
export type GameId = (typeof gameIds)[number]

/** Through whose eyes the table is seen. */
export type Eyes = Seat | 'public'

/** Something on the table that can be pointed at: `card:12`, `die:3`, `seat:0`, `arena:1`. */
export type Thing = string

/** A card as anybody may read it: facts, and the text in our words. */
export interface CardSheet {
  readonly id: string
  readonly name: string
  readonly subtitle?: string
  /** Set and number. */
  readonly from: string
  /** How a deck list writes it. */
  readonly label: string
  readonly type: string
  /** The type line: "unique villain blue character", and subtypes. */
  readonly line: string
  /** Colour of the frame. */
  readonly tone: string
  readonly unique: boolean
  /** Cost, health, power …, in the order in which players read them. */
  readonly numbers: readonly { readonly key: string; readonly value: string }[]
  /** The six sides of its die. */
  readonly die?: readonly string[]
  readonly text: readonly string[]
  /** What it is part of, where cards of one group lie together. */
  readonly group?: string
  /** Words that the engine does not carry out yet. */
  readonly ignored?: true
}

/** How likely something is, in one line: a key of the messages and its numbers. */
export interface OddsLine {
  readonly key: string
  readonly args: Readonly<Record<string, number | string>>
}

/** How likely each outcome is, exactly, from what these eyes may know. */
export interface OddsShown extends OddsLine {
  readonly rows: readonly { readonly name: string; readonly chance: number; readonly mean?: number }[]
}

export interface OptionShown {
  readonly label: string
  /** Whose thing it means, where another option reads the same. */
  readonly whose?: Seat
  readonly group: string
  /** What it is about, the thing that acts first. */
  readonly things: readonly Thing[]
  readonly odds?: OddsLine
  /** The answer that does nothing: Space and Enter give it. */
  readonly passes?: true
}

export interface PromptShown {
  readonly seat: Seat
  readonly kind: string
  readonly question: string
  readonly options: readonly OptionShown[]
  readonly rule?: string
  /** A chance to act that may be let go by. */
  readonly chance?: true
  /** Where a set is picked: everything that may be in it, and how many. */
  readonly set?: {
    readonly offers: readonly { readonly thing: Thing; readonly label: string }[]
    readonly least: number
    readonly most: number
  }
  /** Cards that are offered and lie where no board shows them. */
  readonly tray: readonly { readonly thing: Thing; readonly id: string; readonly name: string }[]
}

/** What happened, as a key and what it is about; the page says it in its language. */
export interface LogLine extends Line {
  /** After how many answers it happened. */
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
  /** The answer that is shown, and how many there are. */
  readonly at: number
  readonly answers: number
  /** Looking at an earlier moment. */
  readonly looking: boolean
  /** A first game, told as it is played. */
  readonly guided: boolean
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

/** A deck as the new-game screen names it. */
export interface DeckShown {
  readonly name: string
  /** Where it may sit; every seat when absent. */
  readonly seats?: readonly Seat[]
  /** One line about what is in it. */
  readonly about: string
}

export interface DeckFaultShown {
  readonly line?: number
  readonly rule?: string
  readonly card?: string
  readonly says: string
  readonly mend: string
  /** What a click can do about it. */
  readonly fixes?: readonly DeckFix[]
}

/** What a game may be begun with. */
export interface DecksOffered {
  readonly shipped: readonly DeckShown[]
  readonly players: { readonly least: number; readonly most: number }
  /** Other ways to begin: `bid` for sides. */
  readonly variants: readonly string[]
}

/** Which deck: one that comes with the game, or a list in any format that players have. */
export type DeckChoice = { readonly shipped: number } | { readonly list: string }

export interface SeatChoice {
  readonly name: string
  readonly bot?: string
  readonly deck: DeckChoice
}

export interface DeckCounted {
  readonly name: string
  readonly entries: readonly {
    readonly id: string
    readonly name: string
    readonly copies: number
    readonly type: string
  }[]
  readonly faults: readonly DeckFaultShown[]
  readonly seats?: readonly Seat[]
}

export interface GameSummary {
  readonly key: number
  readonly game: GameId
  readonly players: readonly PlayerShown[]
  readonly answers: number
  readonly over: boolean
}

export interface Explanation {
  readonly verdicts: readonly {
    readonly what: string
    readonly may: boolean
    readonly why: readonly { readonly rule: string; readonly says: string }[]
  }[]
  readonly numbers: readonly {
    readonly name: string
    readonly total: number
    readonly parts: readonly { readonly value: number; readonly from: string }[]
  }[]
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
export interface Requests extends AdviceRequests, EditRequests, PuzzleRequests {
  decks: { ask: { game: GameId }; get: DecksOffered }
  deck: { ask: { game: GameId; deck: DeckChoice; players: number }; get: DeckCounted }
  write: { ask: { game: GameId; deck: DeckChoice; as: string }; get: { text: string; writers: readonly string[] } }
  /** The list with one fault mended. */
  mend: { ask: { game: GameId; list: string; fix: DeckFix; line?: number }; get: { list: string } }
  cards: { ask: { game: GameId }; get: readonly CardSheet[] }
  begin: {
    ask: {
      game: GameId
      seats: readonly SeatChoice[]
      seed?: string
      lenient?: boolean
      guided?: boolean
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
  concede: { ask: { how: 'concede' | 'draw' }; get: null }
  skip: { ask: { on: boolean }; get: null }
  stops: { ask: { seat: Seat; stops: Stops }; get: null }
  /** The cards of a seat's deck that may interrupt. */
  interrupts: { ask: { seat: Seat }; get: readonly { readonly id: string; readonly name: string }[] }
  lift: { ask: Record<never, never>; get: null }
  look: { ask: { at: number | null }; get: null }
  eyes: { ask: { eyes: Eyes }; get: null }
  pace: { ask: { paused?: boolean; pace?: number; step?: true }; get: null }
  why: { ask: { thing: Thing }; get: Explanation }
  /** How likely what these things may come to is. */
  odds: { ask: { things: readonly Thing[] }; get: readonly OddsShown[] }
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
  | { readonly n: number; readonly fault: string }
  | { readonly screen: Screen }
