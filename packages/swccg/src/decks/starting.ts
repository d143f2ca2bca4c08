import { type CardData, iconsOf, isUnique } from '../cards/card.js'
import { type Deck, heldCards } from './deck.js'

/**
 * May the game begin with this location? It must be deployable to an empty table: none with diamonds, no site of a vehicle
 * or starship that is not unique, not the Trench; what a text asks for besides, setup finds out. rule swccg.starting-location
 */
export const canStart = (card: CardData): boolean => {
  if (card.type !== 'location' || card.diamonds !== undefined) return false
  const isAboard = iconsOf(card, 'vehicle site') + iconsOf(card, 'starship site') > 0
  return (!isAboard || isUnique(card)) && card.name !== 'Death Star: Trench'
}

/** The locations of a deck that its player may begin with; none where an Objective takes their place. */
export function startingLocations(deck: Deck, cards: readonly CardData[]): CardData[] {
  const held = heldCards(deck, cards).map(({ data }) => data)
  // rule swccg.starting-step-a: never both
  return held.some(({ type }) => type === 'objective') ? [] : held.filter(canStart)
}
