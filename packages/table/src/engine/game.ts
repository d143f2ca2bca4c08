import {
  type Card,
  type CoreState,
  type Engine,
  type Event,
  type FieldKind,
  type Option,
  type Seat,
  thingsIn,
} from '@dejarik/kernel'
import type { Line, Said } from '@dejarik/kernel/log'
import type {
  CardSheet,
  DeckFaultShown,
  Explanation,
  Eyes,
  GameId,
  LogLine,
  OddsLine,
  OddsShown,
  Thing,
} from '../protocol.js'
import type { Gathers } from './gathering.js'
import type { SearchOfGame } from './searching.js'

export interface Deck {
  readonly name: string
}

export interface DeckEntry {
  readonly card: string
  readonly copies: number
}

export interface DecksOfGame<D extends Deck = Deck> {
  readonly shipped: readonly D[]
  /** The narrowest format with room for these decks. */
  formatOf(decks: readonly D[], variant?: string): string
  /** Other ways to begin a game: `bid` for sides. */
  readonly variants?: readonly string[]
  /** Where a deck may sit; absent where any deck may sit anywhere. */
  seats?(deck: D): readonly Seat[]
  /** What is in it, every card with its copies. */
  entries(deck: D): readonly DeckEntry[]
  about(deck: D): Said
  read(text: string): { readonly deck: D; readonly faults: readonly DeckFaultShown[] }
  check(deck: D, format: string): readonly DeckFaultShown[]
  readonly writers: Readonly<Record<string, (deck: D) => string>>
}

/** What the table needs of a game. A game can be played at the table by one value of this and a board. */
export interface GameOfTable<S extends CoreState = CoreState, D extends Deck = Deck> {
  readonly id: GameId
  readonly engine: Engine<S>
  readonly players: { readonly least: number; readonly most: number }
  readonly decks: DecksOfGame<D>
  /** What happened, as these eyes may know it. */
  tell(s: S, event: Event, eyes: Eyes): Line | null
  /** What an option is about, the thing that acts first. */
  things(option: Option, s: S): readonly Thing[]
  /** Which of those who sat down sits at each seat now; null where all stay where they sat down. */
  chairs?(s: S): readonly number[] | null
  /** The phase that is going on, to pass until it ends. */
  phase(s: S): string
  /** Where on its phase strip the game is, and whose turn or step it is; null where it is nobody's. */
  moment(s: S): { readonly phase: string; readonly whose: Seat | null }
  /** Is it a card that is played when others act, whatever its text? */
  interrupts(id: string): boolean
  /** The heading under which an option is listed. */
  group(option: Option): string
  /** Whose the thing is that an option is about, for options that read the same. */
  whose(s: S, option: Option): Seat | null
  /** What the card lies on that an option is about, for options that read the same; absent where copies have numbers. */
  liesOn?(s: S, option: Option): Card | null
  cards(): readonly CardSheet[]
  readonly search: SearchOfGame
  sheet(id: string): CardSheet
  /** The sheet of a definition that is not among the game's cards: a stand-in of an example. */
  sheetOf(definition: { readonly id: string; readonly name: string }): CardSheet
  why(s: S, seat: Seat, thing: Thing): Explanation
  /** What a player has to spend, by what was told of it; absent where no such thing is counted. */
  purse?(s: S, lines: readonly LogLine[], seat: Seat): Explanation['numbers']
  /** Chances, from what this seat may know. */
  odds(s: S, seat: Seat, things: readonly Thing[]): OddsShown[]
  /** What may be gathered and answered together. */
  readonly gathers?: Gathers<S>
  /** The chances of one option, in a line. */
  oddsOf?(s: S, option: Option): OddsLine | null
}

/** A game that the table treats like any other. It is safe to forget which: states and decks only ever go back to the game they came from. */
export const anyGame = <S extends CoreState, D extends Deck>(game: GameOfTable<S, D>): GameOfTable =>
  game as unknown as GameOfTable

/** The things of these kinds that an option of this game is about. */
export function thingsOf<S extends CoreState>(e: Engine<S>, kinds: readonly FieldKind[]): GameOfTable<S>['things'] {
  const shown = new Set(kinds)
  return (option, s) => thingsIn(e.rules.options, shown, option, e.table(s))
}
