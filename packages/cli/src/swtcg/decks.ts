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
import type { DecksOfGame, Deck as NamedDeck } from '../game.js'
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

export const swtcgDecks: DecksOfGame = {
  shipped: decks,
  formats,
  formatOf(chosen) {
    const sets = (chosen as readonly Deck[]).flatMap((deck) => heldCards(deck, allCards()).map(({ data }) => data.set))
    return sets.every((set) => set === 'AOTC') && sets.length > 0 ? 'aotc' : 'all'
  },
  // rule swtcg.playing-materials: one Dark deck and one Light deck
  fits: (deck, seat) => seatsOf(deck as Deck).includes(seat),
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
    dek: (deck: NamedDeck) => writeDek(deck as Deck, allCards()),
  },
}
