import { ALL_ASPECTS, type Aspects, aspects, PILES, TIME } from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/vocabulary'
import { BATTLE, TABLE_ASPECTS } from '../aspects.js'
import type { Query } from '../effects/tree.js'
import type { ConditionKey } from './conditions.js'
import type { ValueKey } from './values.js'

/**
 * What a word looks at: the table; besides that the phase, or whose turn it is; how a battle stands; what lies in other piles;
 * or all of these and what has happened.
 */
type Reads = 'table' | 'time' | 'battle' | 'piles' | 'anything'

const conditions: Readonly<Record<ConditionKey, Reads>> = {
  battle: 'battle',
  'can-forfeit': 'anything',
  control: 'table',
  drew: 'battle',
  happened: 'anything',
  nighttime: 'table',
  occupy: 'table',
  paid: 'table',
  phase: 'time',
  present: 'table',
  starting: 'table',
  together: 'battle',
  turn: 'time',
  won: 'battle',
}

const values: Readonly<Record<ValueKey, Reads>> = {
  cards: 'piles',
  cost: 'table',
  drawn: 'battle',
  draws: 'battle',
  'half-down': 'table',
  hand: 'piles',
  icons: 'table',
  most: 'table',
  pairs: 'table',
  parsecs: 'table',
  past: 'anything',
  stat: 'table',
  sum: 'table',
  total: 'table',
  x: 'table',
}

/** Filters that look at more than the table; a new one is added here, or to those that do not. */
const filters: Readonly<Record<Exclude<keyof Query, OfTable>, Reads>> = {
  attacking: 'battle',
  defending: 'battle',
  doubled: 'piles',
  'fires-at': 'anything',
  'in-battle': 'battle',
  topmost: 'piles',
  zone: 'piles',
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
  battle: TABLE_ASPECTS | aspects(BATTLE),
  piles: TABLE_ASPECTS | aspects(PILES),
  anything: ALL_ASPECTS,
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
