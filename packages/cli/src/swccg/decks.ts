import {
  cards,
  checkDeck,
  type Deck,
  deckSide,
  decks,
  formatOf,
  formats,
  heldCards,
  readDeck,
  writeGemp,
  writeHolotable,
  writeText,
  writeWire,
} from '@dejarik/swccg'
import type { DecksOfGame, Deck as NamedDeck } from '../game.js'
import { count } from '../text.js'
import { notUnderstood } from './catalog.js'

const seats = { dark: 0, light: 1 }

export const swccgDecks: DecksOfGame = {
  shipped: decks,
  formats,
  formatOf(chosen) {
    const sets = (chosen as readonly Deck[]).flatMap((deck) => heldCards(deck, cards).map(({ data }) => data.set))
    return sets.every((set) => set === '1') && sets.length > 0 ? 'premiere' : 'all'
  },
  // rule swccg.starting-step-b: one Dark deck and one Light deck
  fits: (deck, seat) => seats[deckSide(deck as Deck, cards)] === seat,
  sides: ['Dark', 'Light'],
  notes(chosen) {
    const ignored = new Set((chosen as readonly Deck[]).flatMap(notUnderstood).map(({ id }) => id)).size
    return ignored === 0
      ? []
      : [`the text of ${count(ignored, 'card')} in these decks is not understood yet and ignored`]
  },
  read: (text) => readDeck(text, cards),
  // A card whose text nobody has read yet may be played; `notes` says so.
  check: (deck, format) => checkDeck(deck as Deck, formatOf(format), cards, () => true),
  writers: {
    text: (deck: NamedDeck) => writeText(deck as Deck, cards),
    gemp: (deck: NamedDeck) => writeGemp(deck as Deck, cards),
    wire: (deck: NamedDeck) => writeWire(deck as Deck, cards),
    holotable: (deck: NamedDeck) => writeHolotable(deck as Deck, cards),
  },
}
