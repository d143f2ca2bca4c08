import { faultsOfCards, mustBeCards, type Schema } from '@dejarik/kernel/facts'
import type { CardData, CardType } from './card.js'
import { cardTypes } from './card.js'
import { fields } from './schema.js'

const firstType = (card: Record<string, unknown>): unknown => (Array.isArray(card.types) ? card.types[0] : undefined)

const schema: Schema<CardType> = {
  types: cardTypes,
  typeOf: firstType,
  fields,
  // rule swtcg.gl-subtype
  whole(card) {
    const first = firstType(card)
    const isBare = first === 'battle' || first === 'mission'
    return isBare && Array.isArray(card.subtypes) && card.subtypes.length > 0
      ? [`a card of type ${first} has no subtypes`]
      : []
  },
}

/** Every fault of a list of cards, each beginning with the id of its card; [] for a good list. */
export const checkCards = (cards: unknown): string[] => faultsOfCards(schema, cards)

/** The same list, typed; throws with every fault when it is not a good one. */
export function readCards(cards: unknown): readonly CardData[] {
  mustBeCards(schema, cards)
  return cards as readonly CardData[]
}
