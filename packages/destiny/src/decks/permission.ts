import type { CardData } from '../cards/card.js'

type Query = Readonly<Record<string, unknown>>

const isAny = (list: unknown, has: (one: unknown) => boolean) => Array.isArray(list) && list.some(has)

/** The filters of a query that printed facts can answer. */
const filters: Readonly<Record<string, (card: CardData, value: unknown) => boolean>> = {
  kind: (card, value) => value === 'card' || value === card.type,
  types: (card, value) => isAny(value, (type) => type === card.type),
  color: (card, value) => value === card.color,
  affiliation: (card, value) => value === card.affiliation,
  subtype: (card, value) => isAny(value, (subtype) => card.subtypes.some((own) => own === subtype)),
  not: (card, value) => !isAny(value, (subtype) => card.subtypes.some((own) => own === subtype)),
  unique: (card, value) => value === card.unique,
}

// A filter that facts cannot answer never matches: a permission must not grow by being misread.
const fits = (card: CardData, query: Query) =>
  Object.entries(query).every(([key, value]) => Object.hasOwn(filters, key) && filters[key]?.(card, value))

const isQuery = (one: unknown): one is Query => typeof one === 'object' && one !== null

/** Whether a character's `deck-may-include` lets this card in, whatever its colour and affiliation. rule destiny.golden-rule */
export const isPermitted = (card: CardData, team: readonly CardData[]): boolean =>
  team
    .flatMap((character) => character.abilities)
    .filter((ability) => ability.ability === 'ongoing' && ability.rule === 'deck-may-include')
    .some(({ of }) => isAny(of, (query) => isQuery(query) && fits(card, query)))
