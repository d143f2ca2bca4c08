import { faultsOfCards, mustBeCards, type Schema } from '@dejarik/kernel/facts'
import type { CardData, CardType } from './card.js'
import { cardTypes } from './card.js'
import { fields } from './schema.js'

const schema: Schema<CardType> = { types: cardTypes, typeOf: ({ type }) => type, fields }

/** Every fault of a list of cards, each beginning with the id of its card; [] for a good list. */
export const checkCards = (cards: unknown): string[] => faultsOfCards(schema, cards)

/** The same list, typed; throws with every fault when it is not a good one. */
export function readCards(cards: unknown): readonly CardData[] {
  mustBeCards(schema, cards)
  return cards as readonly CardData[]
}
