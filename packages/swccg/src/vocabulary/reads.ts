import { partsOf } from '@dejarik/kernel/vocabulary'
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

const wordsThat = (reads: Reads): ReadonlySet<string> =>
  new Set(
    [conditions, values, filters]
      .flatMap((all) => Object.entries(all))
      .flatMap(([word, at]) => (at === reads ? [word] : [])),
  )

const elsewhere = wordsThat('elsewhere')
const time = wordsThat('time')

/** What a text looks at, and every word in it: the numbers that it names are among them. */
export interface Sight {
  readonly elsewhere: boolean
  readonly time: boolean
  readonly words: ReadonlySet<string>
}

const known = new WeakMap<object, Sight>()

/** Found once for each tree. */
export function sightOf(tree: object): Sight {
  let found = known.get(tree)
  if (found === undefined) {
    const keys = new Set<string>()
    const words = new Set<string>()
    for (const part of partsOf<object>(tree))
      for (const [key, value] of Object.entries(part)) {
        keys.add(key)
        words.add(key)
        for (const word of [value].flat()) if (typeof word === 'string') words.add(word)
      }
    const some = (of: ReadonlySet<string>): boolean => [...keys].some((key) => of.has(key))
    found = { elsewhere: some(elsewhere), time: some(time), words }
    known.set(tree, found)
  }
  return found
}
