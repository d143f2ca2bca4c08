import { type Card, cardsInPile, controllerOf, definitionOf, pileOf, type Seat } from '@dejarik/kernel'
import { bound, find, holds, playersOf, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import { cardTypes } from '../cards/card.js'
import { hasStatus, hostOf } from '../columns.js'
import type { Test as NumberTest, Query, Stat } from '../effects/tree.js'
import { areAdjacent, areRelated } from '../rules/adjacency.js'
import { defOf, isLocation } from '../rules/facts.js'
import { canFireAt } from '../rules/may-fire.js'
import { hasRule } from '../rules/modifiers/permissions.js'
import { controls, isUnoccupied, occupies } from '../rules/presence.js'
import { onTable } from '../rules/zones.js'
import { CAPTIVE, HIT, type Table, UNDERCOVER } from '../state.js'
import { hasInTitle, isNamedAny, isOneOf } from './names.js'
import { isInside, seatsOf } from './nouns.js'
import { numberIn, passes } from './numbers.js'
import { isPartOf, locationsOf } from './places.js'
import { positions } from './positions.js'
import { sourceOf } from './refs.js'
import { isAttacking, isByItself, isDefending, isInBattle } from './standing.js'

/** Does a thing pass a filter that wants this of it? */
export type Test<Wanted = unknown> = (
  t: Table,
  thing: number,
  wanted: Wanted,
  x: Scope,
  you: Seat,
  query: Query,
) => boolean

/** One test for each of these keys of a query. */
export type Tests<Key extends keyof Query> = { readonly [K in Key]: Test<NonNullable<Query[K]>> }

const has = (t: Table, card: Card, status: number): boolean => hasStatus(t.s, card, status)

const number =
  (name: Stat): Test<NumberTest> =>
  (t, thing, wanted, x, you, query) =>
    passes(t, numberIn(t, thing, name, isInside(t, thing, query)), wanted, x, you)

/** The same query without this key, made once for each. */
const rest = new WeakMap<Query, Map<keyof Query, Query>>()
function without(query: Query, key: 'most' | 'least' | 'topmost'): Query {
  let known = rest.get(query)
  if (known === undefined) {
    known = new Map()
    rest.set(query, known)
  }
  let made = known.get(key)
  if (made === undefined) {
    const { [key]: _, ...others } = query
    made = others
    known.set(key, made)
  }
  return made
}

/** rule swccg.highest-ability-character: among those described, has no other one more of it, or less? What has no such number is none of them. */
const extreme =
  (key: 'most' | 'least'): Test<Stat> =>
  (t, thing, wanted, x, you, query) => {
    const sign = key === 'most' ? 1 : -1
    const own = numberIn(t, thing, wanted, isInside(t, thing, query)) * sign
    if (Number.isNaN(own)) return false
    for (const each of find(t, without(query, key), x, you)) {
      if (each === thing) continue
      if (numberIn(t, each, wanted, isInside(t, each, query)) * sign > own) return false
    }
    return true
  }

const topmost: Test = (t, thing, _wanted, x, you, query) => {
  const pile = pileOf(t.s, thing)
  const cards = cardsInPile(t.s, pile)
  const own = cards.lastIndexOf(thing)
  for (const each of find(t, without(query, 'topmost'), x, you))
    if (pileOf(t.s, each) === pile && cards.lastIndexOf(each) > own) return false
  return true
}

const some = (cards: readonly Card[], is: (card: Card) => boolean): boolean => {
  for (const card of cards) if (is(card)) return true
  return false
}

const tests: Tests<Exclude<keyof Query, keyof typeof positions | 'kind' | 'zone' | 'one-of'>> = {
  whose: (t, thing, wanted, x, you) =>
    seatsOf(t, wanted, x, you).includes((onTable(t.s, thing) ? t.s.controller : t.s.owner)[thing] as Seat),
  name: (t, thing, wanted, _x, _you, query) => isNamedAny(t, thing, wanted, isInside(t, thing, query)),
  'not-name': (t, thing, wanted, _x, _you, query) => !isNamedAny(t, thing, wanted, isInside(t, thing, query)),
  word: (t, thing, wanted) => hasInTitle(t, thing, wanted),
  is: (t, thing, wanted, x, _you, query) => isOneOf(t, thing, wanted, sourceOf(x), isInside(t, thing, query)),
  // With `exists`: rule swccg.all-your-ability-provided-by.
  not: (t, thing, wanted, x, _you, query) => !isOneOf(t, thing, wanted, sourceOf(x), isInside(t, thing, query)),
  unique: (t, thing, wanted) => (defOf(t, thing).dots === 1) === wanted,
  power: number('power'),
  ability: number('ability'),
  maneuver: number('maneuver'),
  forfeit: number('forfeit'),
  destiny: number('destiny'),
  alone: (t, thing, _wanted, _x, _you, query) => isByItself(t, thing, isInside(t, thing, query)),
  'in-battle': (t, thing) => isInBattle(t, thing),
  'fires-at': (t, thing, wanted, x) =>
    some(bound(t, wanted, x), (target) => canFireAt(t, controllerOf(t.s, thing), thing, target)),
  defending: (t, thing) => isDefending(t, thing),
  attacking: (t, thing) => isAttacking(t, thing),
  hit: (t, thing) => has(t, thing, HIT),
  captured: (t, thing, wanted) => wanted === 'too' || has(t, thing, CAPTIVE),
  // Whoever is in no escort's hands lies in the prison itself. rule swccg.capturing-characters
  imprisoned: (t, thing) => has(t, thing, CAPTIVE) && hostOf(t.s, thing) >= 0 && isLocation(t, hostOf(t.s, thing)),
  undercover: (t, thing, wanted) => wanted === 'too' || has(t, thing, UNDERCOVER),
  // Which states a query sees is asked where cards are found.
  inactive: () => true,
  marked: (t, thing, wanted) => (t.s.named[`${thing} ${wanted}`] ?? 0) !== 0,
  'part-of': (t, thing, wanted) => isPartOf(t, thing, wanted),
  'related-to': (t, thing, wanted, x, you) => some(locationsOf(t, wanted, x, you), (at) => areRelated(t, thing, at)),
  'adjacent-to': (t, thing, wanted, x, you) => some(locationsOf(t, wanted, x, you), (at) => areAdjacent(t, thing, at)),
  'controlled-by': (t, thing, wanted, x, you) => some(playersOf(t, wanted, x, you), (seat) => controls(t, seat, thing)),
  'occupied-by': (t, thing, wanted, x, you) => some(playersOf(t, wanted, x, you), (seat) => occupies(t, seat, thing)),
  unoccupied: (t, thing) => isUnoccupied(t, thing),
  nighttime: (t, thing) => hasRule(t, 'nighttime', thing),
  most: extreme('most'),
  least: extreme('least'),
  topmost,
  // Another of the same title in the same pile.
  doubled: (t, thing) =>
    some(
      cardsInPile(t.s, pileOf(t.s, thing)),
      (each) => each !== thing && definitionOf(t.s, each) === definitionOf(t.s, thing),
    ),
  other: (t, thing, wanted, x) => (wanted === true ? thing !== sourceOf(x) : !bound(t, wanted, x).includes(thing)),
  type: (t, thing, _wanted, x) => {
    const chosen = x.that.type?.[0]
    return chosen !== undefined && defOf(t, thing).type === cardTypes[chosen]
  },
  where: (t, thing, wanted, x, you) => {
    const { cache } = t
    const before = cache.it
    cache.it = thing
    const is = holds(t, wanted, x, you)
    cache.it = before
    return is
  },
}

export const filters: Vocabulary['filters'] = new Map<
  string,
  Vocabulary['filters'] extends ReadonlyMap<string, infer T> ? T : never
>([...Object.entries(tests), ...Object.entries(positions)])
