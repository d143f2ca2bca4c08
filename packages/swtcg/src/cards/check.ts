import type { CardData } from './card.js'
import { cardTypes } from './card.js'
import { every, fields, isRecord, show } from './schema.js'

function cardFaults(card: unknown, index: number): string[] {
  if (!isRecord(card)) return [`card ${index + 1}: must be a record, not ${show(card)}`]
  const who = typeof card.id === 'string' ? card.id : `card ${index + 1}`
  const first: unknown = Array.isArray(card.types) ? card.types[0] : undefined
  const type = cardTypes.find((one) => one === first)
  const faults: string[] = []
  for (const key of Object.keys(card)) if (!Object.hasOwn(fields, key)) faults.push(`${who}: unknown key "${key}"`)
  for (const [key, { needed, allowed = needed, is }] of Object.entries(fields)) {
    const has = Object.hasOwn(card, key)
    if (!has && (needed === every || (type !== undefined && needed.includes(type)))) {
      faults.push(`${who}: ${key} is missing`)
    }
    if (!has) continue
    if (type !== undefined && !allowed.includes(type)) {
      faults.push(`${who}: a card of type ${type} has no ${key}`)
    }
    const fault = is(card[key])
    if (fault !== undefined) faults.push(`${who}: ${key} ${fault}`)
  }
  return [...faults, ...whole(card, who)]
}

/** What no field alone can tell. */
function whole(card: Record<string, unknown>, who: string): string[] {
  const faults: string[] = []
  if (card.by === 'none' && Array.isArray(card.abilities) && card.abilities.length > 0) {
    faults.push(`${who}: has abilities that nobody wrote (by none)`)
  }
  // rule swtcg.gl-subtype
  const first: unknown = Array.isArray(card.types) ? card.types[0] : undefined
  if ((first === 'battle' || first === 'mission') && Array.isArray(card.subtypes) && card.subtypes.length > 0) {
    faults.push(`${who}: a card of type ${first} has no subtypes`)
  }
  return faults
}

/** Every fault of a list of cards, each beginning with the id of its card; [] for a good list. */
export function checkCards(cards: unknown): string[] {
  if (!Array.isArray(cards)) return [`the cards must be a list, not ${show(cards)}`]
  const faults = cards.flatMap(cardFaults)
  const seen = new Set<unknown>()
  for (const card of cards) {
    const id = isRecord(card) ? card.id : undefined
    if (typeof id === 'string' && seen.has(id)) faults.push(`${id}: is there twice`)
    seen.add(id)
  }
  return faults
}

/** The same list, typed; throws with every fault when it is not a good one. */
export function readCards(cards: unknown): readonly CardData[] {
  const faults = checkCards(cards)
  if (faults.length > 0) throw new Error(`The card data has ${faults.length} fault(s):\n${faults.join('\n')}`)
  return cards as readonly CardData[]
}
