import { putEntry, readList } from '@dejarik/kernel/decks'
import { cardsBySet } from '../../cards/all.js'
import { cardsCalled } from '../../cards/called.js'
import type { Side } from '../../cards/card.js'
import { type Deck, emptyDeck } from '../deck.js'

/** A deck by the titles of its cards, in lines for people to read: `3 X-wing; 1 Red 1`. All are of Premiere. */
export type DeckList = { name: string; side: Side; cards: string }

/** Turns titles into ids; a title that is no card is a mistake in this package, so it throws. */
export function deckFrom({ name: deckName, side, cards }: DeckList): Deck {
  const deck = emptyDeck(deckName)
  const own = cardsBySet['1'].filter((card) => card.side === side)
  for (const { count, name } of readList(deckName, cards)) {
    const [card] = cardsCalled(name, own)
    if (card === undefined)
      throw new Error(`The deck "${deckName}" lists "${count} ${name}", which is no ${side} card.`)
    putEntry(deck.cards, card.id, count)
  }
  return deck
}
