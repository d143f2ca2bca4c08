import type { Field } from './schema.js'
import { isRecord, show } from './schema.js'

/** What the cards of a game must be. */
export interface Schema<Type extends string> {
  readonly types: readonly Type[]
  /** Where a card says its type, right or wrong. */
  typeOf(card: Record<string, unknown>): unknown
  readonly fields: Readonly<Record<string, Field<Type>>>
  /** What no field alone can tell, without the name of the card. */
  whole?(card: Record<string, unknown>): string[]
}

function fieldFaults<Type extends string>(schema: Schema<Type>, card: Record<string, unknown>): string[] {
  const stated = schema.typeOf(card)
  const type = schema.types.find((one) => one === stated)
  const faults: string[] = []
  for (const key of Object.keys(card)) if (!Object.hasOwn(schema.fields, key)) faults.push(`unknown key "${key}"`)
  for (const [key, { needed, allowed = needed, is }] of Object.entries(schema.fields)) {
    const has = Object.hasOwn(card, key)
    // A field that every type needs is missed even where the type is wrong.
    const isNeeded = type === undefined ? needed.length === schema.types.length : needed.includes(type)
    if (!has && isNeeded) faults.push(`${key} is missing`)
    if (!has) continue
    if (type !== undefined && !allowed.includes(type)) faults.push(`a card of type ${type} has no ${key}`)
    const fault = is(card[key])
    if (fault !== undefined) faults.push(`${key} ${fault}`)
  }
  return faults
}

function cardFaults<Type extends string>(schema: Schema<Type>, card: unknown, index: number): string[] {
  if (!isRecord(card)) return [`card ${index + 1}: must be a record, not ${show(card)}`]
  const who = typeof card.id === 'string' ? card.id : `card ${index + 1}`
  const faults = fieldFaults(schema, card)
  if (card.by === 'none' && Array.isArray(card.abilities) && card.abilities.length > 0) {
    faults.push('has abilities that nobody wrote (by none)')
  }
  return [...faults, ...(schema.whole?.(card) ?? [])].map((fault) => `${who}: ${fault}`)
}

/** Every fault of a list of cards, each beginning with the id of its card; [] for a good list. */
export function faultsOfCards<Type extends string>(schema: Schema<Type>, cards: unknown): string[] {
  if (!Array.isArray(cards)) return [`the cards must be a list, not ${show(cards)}`]
  const faults = cards.flatMap((card, index) => cardFaults(schema, card, index))
  const seen = new Set<unknown>()
  for (const card of cards) {
    const id = isRecord(card) ? card.id : undefined
    if (typeof id === 'string' && seen.has(id)) faults.push(`${id}: is there twice`)
    seen.add(id)
  }
  return faults
}

/** Throws with every fault when a list of cards is not a good one. */
export function mustBeCards<Type extends string>(schema: Schema<Type>, cards: unknown): void {
  const faults = faultsOfCards(schema, cards)
  if (faults.length > 0) throw new Error(`The card data has ${faults.length} fault(s):\n${faults.join('\n')}`)
}
