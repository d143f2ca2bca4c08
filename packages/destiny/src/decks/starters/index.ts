import type { Deck } from '../deck.js'
import { heroes } from './heroes.js'
import { deckFrom } from './list.js'
import { starters } from './starters.js'
import { villains } from './villains.js'

/** The decks that come with the game, the two starters first. Together they hold every card of Awakenings. */
export const decks: readonly Deck[] = [...starters, ...villains, ...heroes].map(deckFrom)
