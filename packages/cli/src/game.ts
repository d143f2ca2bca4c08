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

export interface DecksOfGame<D extends Deck = Deck> {
  /** The decks that come with the game, the ones to learn it with first. */
  readonly shipped: readonly D[]
  readonly formats: readonly FormatOfGame[]
  /** The format these decks are for when nobody says: the narrowest that has room for all their cards. */
  formatOf(decks: readonly D[], players: number): string
  /** May this deck be played from that seat? Absent where any deck may be played from any. */
  fits?(deck: D, seat: Seat): boolean
  /** What the seats are called, where they have names of their own. */
  readonly sides?: readonly string[]
  /** What a person should know before these decks are played: text that is not understood yet. */
  notes?(decks: readonly D[]): readonly string[]
  /** Reads whatever format players have; never throws. */
  read(text: string): { readonly deck: D; readonly faults: readonly DeckFault[] }
  check(deck: D, format: string): readonly DeckFault[]
  /** The formats that can be written, and how. */
  readonly writers: Readonly<Record<string, (deck: D) => string>>
}

export interface SeenCard {
  readonly card: number
  readonly name: string
  /** As in "yours, in play". */
  readonly where: string
}

/** How a terminal shows a game. */
export interface TableOfGame<S extends CoreState = CoreState, View = Json> {
  /** The table as a seat sees it, from its view. */
  draw(view: View, seat: Seat | 'public', names: readonly string[]): string
  /** One line for an event that this seat may see, or null where there is nothing to tell. */
  tell(e: Engine<S>, s: S, event: Event, seat: Seat | 'public', names: readonly string[]): string | null
  /** The cards this seat can see, and where they are. */
  seen(view: View, seat: Seat, names: readonly string[]): readonly SeenCard[]
  /** What a card may do now and why not, one line each. */
  why(e: Engine<S>, s: S, seat: Seat, card: number): readonly string[]
  /** Whose the thing is that an option is about, for options that read the same. */
  whose(s: S, option: Option): Seat | null
}

/** What the commands need of a game. A game becomes playable by one value of this. */
export interface GameModule<S extends CoreState = CoreState, D extends Deck = Deck, View = Json> {
  readonly id: GameId
  readonly decks: DecksOfGame<D>
  readonly cards: CardsOfGame
  readonly players: { readonly least: number; readonly most: number }
  /** With the shipped cards alone where they suffice, so that records are the same everywhere; else with imported ones. */
  engineFor(decks: readonly unknown[]): Engine<S>
  /** Every engine that a record may have been played with here. */
  engines(): readonly Engine<S>[]
  /** How long a game was, in the game's own measure: rounds in Destiny, turns elsewhere. */
  turns(s: S): number
  /** Who plays that seat now: whoever sat down there, unless players change places in the course of the game. */
  playerAt?(s: S, seat: Seat): Seat
  readonly table: TableOfGame<S, View>
  /** The events by which a card comes into the game from where it was: for statistics. */
  readonly plays: readonly string[]
  /** What is asked of the hands that players begin with. */
  readonly hands: HandsOfGame<S>
}

/** A game that commands treat like any other. It is safe to forget which: states, decks and views only ever go back to the game they came from. */
export const anyModule = <S extends CoreState, D extends Deck, View>(module: GameModule<S, D, View>): GameModule =>
  module as unknown as GameModule
