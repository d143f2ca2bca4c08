import { type Language, library } from '@dejarik/kernel/search'
import type { CardSheet, CardsOfGame } from './of-game.js'

/** How a game's cards are searched, whatever its cards are like. */
export const searchIn =
  <Card>(
    language: Language<Card>,
    cards: () => readonly Card[],
    sheet: (card: Card) => CardSheet,
  ): CardsOfGame['search'] =>
  (words) => {
    const { found, faults } = library(language, cards()).search(words)
    return { found: found.map(sheet), faults: faults.map(({ says }) => says) }
  }
