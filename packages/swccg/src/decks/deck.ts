import { countHeld, type DeckEntry, type Held as HeldCard, heldEntries, type Reading } from '@dejarik/kernel/decks'
import type { CardData, Side } from '../cards/card.js'

export type { DeckEntry, DeckFault, ReadingFault } from '@dejarik/kernel/decks'

/** What a player brings to the game. */
export type Deck = {
  name: string
  /** What becomes the Reserve Deck, starting cards included. rule swccg.reserve-deck */
  cards: DeckEntry[]
  /** Cards that other cards bring in from outside the deck. rule swccg.starting-step-a */
  outside: DeckEntry[]
}

export type ReadDeck = Reading<Deck>

/** An entry of the deck with its card. */
export type Held = HeldCard<CardData>

export const emptyDeck = (name: string): Deck => ({ name, cards: [], outside: [] })

/** The entries whose card is known. */
export const heldCards = (deck: Deck, cards: readonly CardData[]): Held[] => heldEntries(deck.cards, cards)

/** The side that a deck plays: the one that most of its cards are of. */
export function deckSide(deck: Deck, cards: readonly CardData[]): Side {
  const held = heldCards(deck, cards)
  return countHeld(held, ({ side }) => side === 'light') >= countHeld(held, ({ side }) => side === 'dark')
    ? 'light'
    : 'dark'
}
