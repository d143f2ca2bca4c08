import { readList } from '@dejarik/kernel/decks'
import { cards as allCards } from '../../cards/all.js'
import { listName } from '../../cards/list-name.js'
import { type Deck, emptyDeck, putCard } from '../deck.js'

/** A deck by the names of its cards, in lines for people to read: `3 Clone Squad; 1 Kit Fisto (A)`. */
export type DeckList = { name: string; cards: string }

const ids = new Map(allCards.map((card) => [listName(card), card.id]))

/** Turns names into ids; a name that is no card is a mistake in this package, so it throws. */
export function deckFrom(list: DeckList): Deck {
  const deck = emptyDeck(list.name)
  for (const { count, name } of readList(list.name, list.cards)) {
    const card = ids.get(name)
    if (card === undefined) throw new Error(`The deck "${list.name}" lists "${count} ${name}", which is no card.`)
    putCard(deck, card, count)
  }
  return deck
}
