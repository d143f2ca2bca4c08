import type { CardData } from './card.js'
import { setName } from './sets.js'

/** `Anakin Skywalker (A)`: what players call the card, and how deck lists write it. */
export const cardTitle = (card: Pick<CardData, 'name' | 'version'>): string =>
  card.version === undefined ? card.name : `${card.name} (${card.version})`

/** `Anakin Skywalker (A) (Attack of the Clones #1)` */
export const cardLabel = (card: CardData): string => `${cardTitle(card)} (${setName(card.set)} #${card.number})`
