import { ALL_ASPECTS, type Aspects, aspects, TIME } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/vocabulary'
import { TABLE_ASPECTS } from '../aspects.js'
import type { Query } from '../effects/tree.js'
import type { ConditionKey } from './conditions.js'
import type { ValueKey } from './values.js'

/**
 * What a word looks at: the table; the phase, or whose turn it is; or more than the table: what lies in other piles, what
 * has happened, how a battle or an attack stands.
 */
type Reads = 'table' | 'time' | 'elsewhere'

const conditions: Readonly<Record<ConditionKey, Reads>> = {
  battle: 'elsewhere',
  'can-forfeit': 'elsewhere',
  control: 'table',
  drew: 'elsewhere',
  happened: 'elsewhere',
  nighttime: 'table',
  occupy: 'table',
  paid: 'table',
  phase: 'time',
  present: 'table',
  starting: 'table',
  together: 'elsewhere',
  turn: 'time',
  won: 'elsewhere',
}

const values: Readonly<Record<ValueKey, Reads>> = {
  cards: 'elsewhere',
  cost: 'table',
  drawn: 'elsewhere',
  draws: 'elsewhere',
  'half-down': 'table',
  hand: 'elsewhere',
  icons: 'table',
  most: 'table',
  pairs: 'table',
  parsecs: 'table',
  past: 'elsewhere',
  stat: 'table',
  sum: 'table',
  total: 'table',
  x: 'table',
}

/** Filters that look at more than the table; a new one is added here, or to those that do not. */
const filters: Readonly<Record<Exclude<keyof Query, OfTable>, Reads>> = {
  attacking: 'elsewhere',
  defending: 'elsewhere',
  doubled: 'elsewhere',
  'in-battle': 'elsewhere',
  topmost: 'elsewhere',
  zone: 'elsewhere',
}

type OfTable =
  | 'ability'
  | 'aboard'
  | 'adjacent-to'
  | 'alone'
  | 'at'
  | 'bearing'
  | 'captured'
  | 'carrying'
  | 'controlled-by'
  | 'destiny'
  | 'driving'
  | 'empty'
  | 'fires-at'
  | 'forfeit'
  | 'hit'
  | 'imprisoned'
  | 'inactive'
  | 'is'
  | 'kind'
  | 'lacking'
  | 'least'
  | 'maneuver'
  | 'marked'
  | 'most'
  | 'name'
  | 'nighttime'
  | 'not'
  | 'not-at'
  | 'not-name'
  | 'occupied-by'
  | 'on'
  | 'one-of'
  | 'other'
  | 'part-of'
  | 'piloted'
  | 'piloted-by'
  | 'piloting'
  | 'power'
  | 'present'
  | 'related-to'
  | 'stacked-on'
  | 'targeted-by'
  | 'type'
  | 'undercover'
  | 'unique'
  | 'unoccupied'
  | 'where'
  | 'whose'
  | 'with'
  | 'word'

const aspectsOf: Readonly<Record<Reads, Aspects>> = {
  table: TABLE_ASPECTS,
  time: TABLE_ASPECTS | aspects(TIME),
  elsewhere: ALL_ASPECTS,
}

const words: ReadonlyMap<string, Reads> = new Map(
  [conditions, values, filters].flatMap((all) => Object.entries(all)).filter(([, reads]) => reads !== 'table'),
)

/** What of a state a text looks at: a gain, to whom it is given, while what holds. */
export function readsOf(trees: readonly unknown[]): Aspects {
  let found = TABLE_ASPECTS
  for (const part of partsOf<object>(trees)) for (const key in part) found |= aspectsOf[words.get(key) ?? 'table']
  return found
}
