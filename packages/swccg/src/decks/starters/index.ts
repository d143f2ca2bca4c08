import type { Deck } from '../deck.js'
import { dark } from './dark.js'
import { light } from './light.js'
import { deckFrom } from './list.js'
import { starters } from './starters.js'

/** The decks that come with the game, the two starters first. */
export const decks: readonly Deck[] = [...starters, ...light, ...dark].map(deckFrom)
