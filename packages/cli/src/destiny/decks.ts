import { checkDeck, type Deck, decks, formatOf, formats, readDeck, writeJson, writeText } from '@dejarik/destiny'
import type { DecksOfGame, Deck as NamedDeck } from '../game.js'
import { allCards, isShipped } from './catalog.js'

export const destinyDecks: DecksOfGame = {
  shipped: decks,
  formats,
  formatOf(chosen, players) {
    const base = (chosen as readonly Deck[]).every(isShipped) ? 'awakenings' : 'open'
    return players > 2 ? `${base}-ffa` : base
  },
  read: (text) => readDeck(text, allCards()),
  check: (deck, format) => checkDeck(deck as Deck, formatOf(format), allCards()),
  writers: {
    text: (deck: NamedDeck) => writeText(deck as Deck, allCards()),
    json: (deck: NamedDeck) => writeJson(deck as Deck, allCards()),
  },
}
