/** What the page and the engine say to each other about decks: reading, mending and writing lists, building. */
import type { Seat } from '@dejarik/kernel'
import type { DeckFix } from '@dejarik/kernel/decks'
import type { Said } from '@dejarik/kernel/log'
import type { GameId } from './protocol.js'
import type { CardSheet } from './protocol-cards.js'

/** A deck as the new-game screen names it. */
export interface DeckShown {
  readonly name: string
  /** Where it may sit; every seat when absent. */
  readonly seats?: readonly Seat[]
  /** One line about what is in it. */
  readonly about: Said
}

export interface DeckFaultShown extends Said {
  readonly line?: number
  readonly rule?: string
  readonly card?: string
  readonly mend: Said
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

/** What a search finds, what in it cannot be meant, and what could be clicked to narrow it. */
export interface CardsFound {
  readonly ids: readonly string[]
  /** `words`: the whole search, mended. */
  readonly faults: readonly (Said & { readonly words?: string })[]
  readonly filters: readonly {
    readonly field: string
    readonly values: readonly {
      readonly value: string
      readonly count: number
      readonly on: boolean
      /** The whole search after a click. */
      readonly words: string
    }[]
  }[]
}

/** What may be typed into a search, with searches that find something. */
export interface SearchHelp {
  readonly fields: readonly { readonly name: string; readonly about: string; readonly values: readonly string[] }[]
  readonly examples: readonly { readonly words: string; readonly finds: string }[]
}

export interface DeckRequests {
  decks: { ask: { game: GameId }; get: DecksOffered }
  deck: { ask: { game: GameId; deck: DeckChoice; players: number }; get: DeckCounted }
  write: { ask: { game: GameId; deck: DeckChoice; as: string }; get: { text: string; writers: readonly string[] } }
  /** The list with one fault mended. */
  mend: { ask: { game: GameId; list: string; fix: DeckFix; line?: number }; get: { list: string } }
  cards: { ask: { game: GameId }; get: readonly CardSheet[] }
  search: { ask: { game: GameId; words: string }; get: CardsFound }
  searchHelp: { ask: { game: GameId }; get: SearchHelp }
}
