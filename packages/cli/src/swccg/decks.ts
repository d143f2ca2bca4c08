import {
  checkDeck,
  type Deck,
  deckSide,
  decks,
  formatOf,
  formats,
  heldCards,
  isPlayable,
  readDeck,
  writeGemp,
  writeHolotable,
  writeText,
  writeWire,
} from '@dejarik/swccg'
import { readXml } from '@dejarik/xml'
import type { DecksOfGame, Deck as NamedDeck } from '../game.js'
import { count } from '../text.js'
import { allCards, notUnderstood } from './catalog.js'

const seats = { dark: 0, light: 1 }

export const swccgDecks: DecksOfGame = {
  shipped: decks,
  formats,
  formatOf(chosen) {
    const sets = (chosen as readonly Deck[]).flatMap((deck) => heldCards(deck, allCards()).map(({ data }) => data.set))
    return sets.every((set) => set === '1') && sets.length > 0 ? 'premiere' : 'all'
  },
  // rule swccg.starting-step-b: one Dark deck and one Light deck
  fits: (deck, seat) => seats[deckSide(deck as Deck, allCards())] === seat,
  sides: ['Dark', 'Light'],
  notes(chosen) {
    const ignored = new Set((chosen as readonly Deck[]).flatMap(notUnderstood).map(({ id }) => id)).size
    return ignored === 0
      ? []
      : [`the text of ${count(ignored, 'card')} in these decks is not understood yet and ignored`]
  },
  read: (text) => readDeck(text, readXml, allCards()),
  check: (deck, format) => checkDeck(deck as Deck, formatOf(format), allCards(), isPlayable),
  writers: {
    text: (deck: NamedDeck) => writeText(deck as Deck, allCards()),
    gemp: (deck: NamedDeck) => writeGemp(deck as Deck, allCards()),
    wire: (deck: NamedDeck) => writeWire(deck as Deck, allCards()),
    holotable: (deck: NamedDeck) => writeHolotable(deck as Deck, allCards()),
  },
}
