import {
  countHeld,
  type DeckEntry,
  type Held as HeldCard,
  heldEntries,
  putEntry,
  type Reading,
} from '@dejarik/kernel/decks'
import { type CardData, type CardId, isUnitCard, type Side } from '../cards/card.js'

export type { DeckEntry, DeckFault, ReadingFault } from '@dejarik/kernel/decks'

/** What a player brings to the game. rule swtcg.deck-rules */
export type Deck = { name: string; cards: DeckEntry[] }

export type ReadDeck = Reading<Deck>

/** An entry of the deck with its card. */
export type Held = HeldCard<CardData>

export const emptyDeck = (name: string): Deck => ({ name, cards: [] })

/** Adds copies to the entry of a card, or makes one. */
export const putCard = (deck: Deck, card: CardId, copies: number): void => putEntry(deck.cards, card, copies)

/** The entries whose card is known. */
export const heldCards = (deck: Deck, cards: readonly CardData[]): Held[] => heldEntries(deck.cards, cards)

export const countUnits = (held: readonly Held[]): number => countHeld(held, isUnitCard)

/** The side that a deck plays; a deck of neutral cards can serve as either, and is `neutral`. rule swtcg.deck-rules */
export function deckSide(deck: Deck, cards: readonly CardData[]): Side {
  const held = heldCards(deck, cards)
  const light = countHeld(held, ({ side }) => side === 'light')
  const dark = countHeld(held, ({ side }) => side === 'dark')
  return light === 0 && dark === 0 ? 'neutral' : light >= dark ? 'light' : 'dark'
}
