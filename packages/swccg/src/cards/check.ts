import { faultsOfCards, mustBeCards, type Schema } from '@dejarik/kernel/facts'
import type { CardData, CardType } from './card.js'
import { cardTypes, subtypesOf } from './card.js'
import { fields } from './schema.js'

/** What no field alone can tell. */
function whole(card: Record<string, unknown>): string[] {
  const faults: string[] = []
  const kinds: readonly unknown[] | undefined = subtypesOf[card.type as CardType]
  const own = Array.isArray(card.subtypes) ? card.subtypes : []
  if (kinds !== undefined) {
    const wrong = own.find((one) => !kinds.includes(one))
    if (wrong !== undefined) faults.push(`a card of type ${card.type} is no ${wrong}`)
    if (kinds.length > 0 && own.length === 0) faults.push(`a card of type ${card.type} has a kind`)
  }
  if (card.id !== `swccg:${card.set}_${card.number}`) faults.push('its id is not its set and number')
  // rule swccg.system: only systems have a parsec number.
  if (card.type === 'location' && own.includes('system') !== Object.hasOwn(card, 'parsec')) {
    faults.push('a system has a parsec number, and nothing else')
  }
  // rule swccg.droid
  if (card.type === 'character' && own.includes('droid') === Object.hasOwn(card, 'ability')) {
    faults.push('a character has ability, and a droid has none')
  }
  return faults
}

const schema: Schema<CardType> = { types: cardTypes, typeOf: ({ type }) => type, fields, whole }

/** Every fault of a list of cards, each beginning with the id of its card; [] for a good list. */
export const checkCards = (cards: unknown): string[] => faultsOfCards(schema, cards)

/** The same list, typed; throws with every fault when it is not a good one. */
export function readCards(cards: unknown): readonly CardData[] {
  mustBeCards(schema, cards)
  return cards as readonly CardData[]
}
