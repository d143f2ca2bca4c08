import type { CoreState, Engine, Event, Json, Option, Seat } from '@dejarik/kernel'
import type { Wrong } from '@dejarik/kernel/decks'
import type { CardsOfGame } from './cards/of-game.js'
import type { GameId } from './games.js'
import type { HandsOfGame } from './lab/hands.js'

/** A deck as its game keeps it: a plain value with a name. */
export interface Deck {
  readonly name: string
}

/** What is wrong with a deck, by which rule, and a way to mend it. `line` where a list could not be read. */
export interface DeckFault extends Wrong {
  readonly line?: number
  readonly rule?: string
  readonly card?: string
}

export interface FormatOfGame {
  readonly id: string
  readonly players: { readonly least: number; readonly most: number }
}

export interface DecksOfGame {
  /** The decks that come with the game, the ones to learn it with first. */
  readonly shipped: readonly Deck[]
  readonly formats: readonly FormatOfGame[]
  /** The format these decks are for when nobody says: the narrowest that has room for all their cards. */
  formatOf(decks: readonly Deck[], players: number): string
  /** May this deck be played from that seat? Absent where any deck may be played from any. */
  fits?(deck: Deck, seat: Seat): boolean
  /** What the seats are called, where they have names of their own. */
  readonly sides?: readonly string[]
  /** What a person should know before these decks are played: text that is not understood yet. */
  notes?(decks: readonly Deck[]): readonly string[]
  /** Reads whatever format players have; never throws. */
  read(text: string): { readonly deck: Deck; readonly faults: readonly DeckFault[] }
  check(deck: Deck, format: string): readonly DeckFault[]
  /** The formats that can be written, and how. */
  readonly writers: Readonly<Record<string, (deck: Deck) => string>>
}

export interface SeenCard {
  readonly card: number
  readonly name: string
  /** As in "yours, in play". */
  readonly where: string
}

/** How a terminal shows a game. */
export interface TableOfGame {
  /** The table as a seat sees it, from its view. */
  draw(view: Json, seat: Seat | 'public', names: readonly string[]): string
  /** One line for an event that this seat may see, or null where there is nothing to tell. */
  tell(e: Engine, s: CoreState, event: Event, seat: Seat | 'public', names: readonly string[]): string | null
  /** The cards this seat can see, and where they are. */
  seen(view: Json, seat: Seat, names: readonly string[]): readonly SeenCard[]
  /** What a card may do now and why not, one line each. */
  why(e: Engine, s: CoreState, seat: Seat, card: number): readonly string[]
  /** Whose the thing is that an option is about, for options that read the same. */
  whose(s: CoreState, option: Option): Seat | null
  /** The headings under which options are grouped where there are many. */
  group(option: Option): string
}

/** What the commands need of a game. A game becomes playable by one value of this. */
export interface GameModule {
  readonly id: GameId
  readonly decks: DecksOfGame
  readonly cards: CardsOfGame
  readonly players: { readonly least: number; readonly most: number }
  /** With the shipped cards alone where they suffice, so that records are the same everywhere; else with imported ones. */
  engineFor(decks: readonly unknown[]): Engine
  /** Every engine that a record may have been played with here. */
  engines(): readonly Engine[]
  /** How long a game was, in the game's own measure: rounds in Destiny, turns elsewhere. */
  turns(s: CoreState): number
  /** Who plays that seat now: whoever sat down there, unless players change places in the course of the game. */
  playerAt?(s: CoreState, seat: Seat): Seat
  readonly table: TableOfGame
  /** The events by which a card comes into the game from where it was: for statistics. */
  readonly plays: readonly string[]
  /** What is asked of the hands that players begin with. */
  readonly hands: HandsOfGame
}
