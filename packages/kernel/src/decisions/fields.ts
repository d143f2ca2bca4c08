import type { Event } from '../events.js'
import type { Card } from '../state/state.js'
import type { Option } from './decisions.js'

/**
 * What a field of an event or an option holds: a card, a die, a seat, a place (in a line, a pile, on a die), an arena, a
 * pile by its name, an amount, a part of the catalog, a word, yes or no, or options.
 */
export type FieldKind = (typeof kinds)[number]

const kinds = ['card', 'die', 'seat', 'place', 'arena', 'pile', 'amount', 'part', 'text', 'flag', 'options'] as const

/** One event or one option. */
export type Told = Event | Option

/**
 * The fields of every kind of event, or of option (`options/`), declared once by each game. Lines, labels and what is hidden go by it,
 * and the laws refuse whatever is not declared: a place that is read as a card would show a hidden one.
 */
export interface Fields {
  /** The fields of this one, in the order in which they were declared; undefined where its kind is not declared. */
  of(told: Told): ReadonlyMap<string, FieldKind> | undefined
  /** Every kind that is declared. */
  readonly kinds: readonly string[]
}

/** Fields that mean the same wherever they stand, unless a declaration says otherwise. */
const usual: Readonly<Record<string, FieldKind>> = {
  card: 'card',
  cards: 'card',
  die: 'die',
  seat: 'seat',
  whose: 'seat',
  arena: 'arena',
  n: 'amount',
  clause: 'part',
  kind: 'text',
  rule: 'text',
}

/** What the kernel's own events hold. */
const kernelEvents = {
  passed: 'seat',
  sealed: 'seat kind',
  unsealed: 'kind choices:options',
  announced: 'kind seat card',
  initiated: 'kind seat card',
  resolved: 'kind seat card',
  cancelled: 'kind seat card',
  'not initiated': 'kind seat card',
  edited: 'proposer:seat card die seat pile:text set:text n said:text put:text where:text on:card',
}

const isKind = (word: string): word is FieldKind => (kinds as readonly string[]).includes(word)

/** `seat card at:place`: each field, and what it holds where its name does not say so. */
function row(kind: string, words: string): ReadonlyMap<string, FieldKind> {
  return new Map(
    words.split(' ').flatMap((word): [string, FieldKind][] => {
      if (word === '') return []
      const [field, held] = word.split(':') as [string, string?]
      const holds = held ?? usual[field]
      if (holds === undefined || !isKind(holds)) throw new Error(`What '${field}' of '${kind}' holds is not declared`)
      return [[field, holds]]
    }),
  )
}

const table = (rows: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlyMap<string, FieldKind>> =>
  new Map(Object.entries(rows).map(([kind, words]) => [kind, row(kind, words)]))

/** The events of a game, with those of the kernel. */
export function eventFields(rows: Readonly<Record<string, string>>): Fields {
  const all = table({ ...kernelEvents, ...rows })
  for (const [kind, fields] of all)
    if (fields.has('to'))
      throw new Error(`'to' of '${kind}' says who may see an event: another field needs another name`)
  return { of: (told) => all.get(told.is as string), kinds: [...all.keys()] }
}

/** Does this field name cards? */
export const namesCard = (fields: Fields, told: Told, field: string): boolean => fields.of(told)?.get(field) === 'card'

/** Every card that it names; a card that is not there (-1) is none. */
export function cardsIn(fields: Fields, told: Told): Card[] {
  const found: Card[] = []
  for (const [field, kind] of fields.of(told) ?? []) {
    if (kind !== 'card') continue
    const value = told[field]
    for (const card of Array.isArray(value) ? value : [value])
      if (typeof card === 'number' && card >= 0) found.push(card)
  }
  return found
}
