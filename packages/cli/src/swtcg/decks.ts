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
  writeDek,
  writeText,
} from '@dejarik/swtcg'
import { readXml } from '@dejarik/xml'
import type { DecksOfGame } from '../game.js'
import { count } from '../text.js'
import { allCards, notUnderstood } from './catalog.js'

const seats: Readonly<Record<string, readonly number[]>> = { dark: [0], light: [1], neutral: [0, 1] }

const found = new WeakMap<Deck, readonly number[]>()

/** The seats that a deck is for, found once: many games are planned with the same decks. */
function seatsOf(deck: Deck): readonly number[] {
  const known = found.get(deck) ?? seats[deckSide(deck, allCards())] ?? []
  found.set(deck, known)
  return known
}

export const swtcgDecks: DecksOfGame<Deck> = {
  shipped: decks,
  formats,
  formatOf(chosen) {
    const sets = chosen.flatMap((deck) => heldCards(deck, allCards()).map(({ data }) => data.set))
    return sets.every((set) => set === 'AOTC') && sets.length > 0 ? 'aotc' : 'all'
  },
  // rule swtcg.playing-materials: one Dark deck and one Light deck
  fits: (deck, seat) => seatsOf(deck).includes(seat),
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
    dek: (deck) => writeDek(deck, allCards()),
  },
}
