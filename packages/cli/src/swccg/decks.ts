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
import type { DecksOfGame } from '../game.js'
import { count } from '../text.js'
import { allCards, notUnderstood } from './catalog.js'

const seats = { dark: 0, light: 1 }

export const swccgDecks: DecksOfGame<Deck> = {
  shipped: decks,
  formats,
  formatOf(chosen) {
    const sets = chosen.flatMap((deck) => heldCards(deck, allCards()).map(({ data }) => data.set))
    return sets.every((set) => set === '1') && sets.length > 0 ? 'premiere' : 'all'
  },
  // rule swccg.starting-step-b: one Dark deck and one Light deck
  fits: (deck, seat) => seats[deckSide(deck, allCards())] === seat,
  sides: ['Dark', 'Light'],
  notes(chosen) {
    const ignored = new Set(chosen.flatMap(notUnderstood).map(({ id }) => id)).size
    return ignored === 0
      ? []
      : [`the text of ${count(ignored, 'card')} in these decks is not understood yet and ignored`]
  },
  read: (text) => readDeck(text, readXml, allCards()),
  check: (deck, format) => checkDeck(deck, formatOf(format), allCards(), isPlayable),
  writers: {
    text: (deck) => writeText(deck, allCards()),
    gemp: (deck) => writeGemp(deck, allCards()),
    wire: (deck) => writeWire(deck, allCards()),
    holotable: (deck) => writeHolotable(deck, allCards()),
  },
}
