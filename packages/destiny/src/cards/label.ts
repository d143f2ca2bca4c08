import type { CardData } from './card.js'
import { setName } from './sets.js'

/** `Kylo Ren, Vader's Disciple` */
export const cardTitle = (card: CardData): string =>
  card.subtitle === undefined ? card.name : `${card.name}, ${card.subtitle}`

/** `Kylo Ren, Vader's Disciple (Awakenings #11)`: the whole label, as deck lists write it. */
export const cardLabel = (card: CardData): string => `${cardTitle(card)} (${setName(card.set)} #${card.number})`
