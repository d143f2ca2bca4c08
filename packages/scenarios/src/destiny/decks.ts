import { type CardData, checkDeck, type Deck, type DeckFault, emptyDeck, formatOf } from '@dejarik/destiny'
import type { Json } from '@dejarik/kernel'
import { cardCalled } from './cards.js'
import { entryOf } from './entries.js'
import type { Entry } from './lay-out.js'

/** A deck as a scenario lists it: characters, battlefield, and cards by name with their number of copies. */
export function deckOf(name: string, listed: Record<string, Json>, cards: readonly CardData[]): Deck {
  const id = (title: string) => cardCalled(title, cards).id
  const { characters = [], battlefield, cards: list = {} } = listed
  return {
    ...emptyDeck(name),
    characters: (characters as unknown as Entry[]).map(entryOf).map(({ card, elite }) => ({
      card: id(card),
      dice: elite === true ? 2 : 1,
    })),
    battlefield: battlefield === undefined ? null : id(String(battlefield)),
    cards: Object.entries(list as Record<string, number>).map(([title, copies]) => ({ card: id(title), copies })),
  }
}

export const faultsOf = (deck: Deck, format: string, cards: readonly CardData[]): DeckFault[] =>
  checkDeck(deck, formatOf(format), cards)

/** What the deck would be with one copy of this card more, in place of another: its size stays the same. */
export function withCard(deck: Deck, card: CardData): Deck {
  if (card.type === 'battlefield') return { ...deck, battlefield: card.id }
  const [first, ...rest] = deck.cards
  const others = first === undefined ? [] : [{ ...first, copies: first.copies - 1 }].filter(({ copies }) => copies > 0)
  return { ...deck, cards: [...others, ...rest, { card: card.id, copies: 1 }] }
}
