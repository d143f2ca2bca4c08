import type { Json } from '@dejarik/kernel'
import { type CardData, checkDeck, type Deck, type DeckFault, formatOf } from '@dejarik/swccg'
import { cardCalled } from './cards.js'

/** A deck as a scenario lists it: cards by name with their number of copies. */
export function deckOf(
  name: string,
  listed: Record<string, Json>,
  cards: readonly CardData[],
  side: 'dark' | 'light',
): Deck {
  const list = (part: Json | undefined) =>
    Object.entries((part ?? {}) as Record<string, number>).map(([title, copies]) => ({
      card: cardCalled(title, cards, side).id,
      copies,
    }))
  return { name, cards: list(listed.cards), outside: list(listed.outside) }
}

/** What is wrong with a deck, apart from cards whose text nobody has read yet. */
export const faultsOf = (deck: Deck, format: string, cards: readonly CardData[]): readonly DeckFault[] =>
  checkDeck(deck, formatOf(format), cards, () => true)
