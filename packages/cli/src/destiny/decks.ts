import { checkDeck, type Deck, decks, formatOf, formats, readDeck, writeJson, writeText } from '@dejarik/destiny'
import type { DecksOfGame } from '../game.js'
import { allCards, isShipped } from './catalog.js'

export const destinyDecks: DecksOfGame<Deck> = {
  shipped: decks,
  formats,
  formatOf(chosen, players) {
    const base = chosen.every(isShipped) ? 'awakenings' : 'open'
    return players > 2 ? `${base}-ffa` : base
  },
  read: (text) => readDeck(text, allCards()),
  check: (deck, format) => checkDeck(deck, formatOf(format), allCards()),
  writers: {
    text: (deck) => writeText(deck, allCards()),
    json: (deck) => writeJson(deck, allCards()),
  },
}
