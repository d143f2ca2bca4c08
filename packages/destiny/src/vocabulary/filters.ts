import { type Card, cardOf, type Seat } from '@dejarik/kernel'
import { amount, bound, find, type Scope, type Vocabulary } from '@dejarik/kernel/vocabulary'
import type { Side } from '../cards/side.js'
import { cardOfDie, damageOn, hostOf, shieldsOn } from '../columns.js'
import type { Query } from '../effects/tree.js'
import { controllerInPlay, def, isSupport, isUpgrade } from '../rules/areas.js'
import { diceOf, inPool, sideOf, valueOfSide } from '../rules/dice.js'
import { costOf, hasKeyword } from '../rules/numbers.js'
import type { Die, Table } from '../state.js'
import { seatsOf } from './nouns.js'

/** Does a thing pass a filter that wants this of it? */
type Test<Wanted> = (t: Table, thing: number, wanted: Wanted, x: Scope, you: Seat, query: Query) => boolean

/** One test for each key of a query. */
type Tests = { readonly [K in Exclude<keyof Query, 'kind' | 'zone' | 'one-of'>]-?: Test<NonNullable<Query[K]>> }

/** The card that a thing is or, for a die, belongs to. Colour, subtype and uniqueness of a die are its card's. */
const card = (t: Table, thing: number, query: Query): Card => (query.kind === 'die' ? cardOfDie(t.s, thing) : thing)

const typeIs = (t: Table, which: Card, type: string): boolean => {
  if (type === 'upgrade') return isUpgrade(t, which)
  if (type === 'support') return isSupport(t, which)
  return def(t, which).type === type
}

/** The die that is used or resolved; where an ability is triggered, the one that its card has in a pool. */
export function thisDie(t: Table, x: Scope): readonly Die[] {
  if (x.die >= 0) return [x.die]
  const mine = diceOf(t.s, cardOf(x.source)).filter((die) => inPool(t.s, die))
  return mine.length === 1 ? mine : []
}

/** Is the side one of these symbols, or the symbol chosen before? */
export function shows(
  side: Side,
  wanted: NonNullable<Query['showing']>,
  x: Scope,
  symbolName: (n: number) => string,
): boolean {
  if (Array.isArray(wanted)) return wanted.includes(side.symbol)
  return (x.that.symbol ?? []).some((n) => symbolName(n) === side.symbol)
}

/** Has shields, damage, or an upgrade that the query describes. */
const has: Test<NonNullable<Query['has']>> = (t, thing, wanted, x, you) => {
  if (wanted === 'shields') return shieldsOn(t.s, thing) > 0
  if (wanted === 'damage') return damageOn(t.s, thing) > 0
  return find(t, wanted, x, you).some((upgrade) => t.s.host[upgrade] === thing)
}

const tests = (symbolName: (n: number) => string): Tests => ({
  whose: (t, thing, _wanted, x, you, query) => {
    const seat = query.kind === 'die' ? t.s.diePool[thing] : controllerInPlay(t.s, thing)
    return seatsOf(t, query, x, you).includes(seat as Seat)
  },
  unique: (t, thing, wanted, _x, _you, query) => def(t, card(t, thing, query)).unique === wanted,
  color: (t, thing, wanted, _x, _you, query) => def(t, card(t, thing, query)).color === wanted,
  affiliation: (t, thing, wanted, _x, _you, query) => def(t, card(t, thing, query)).affiliation === wanted,
  // rule destiny.subtypes: they matter only where a card asks for them
  subtype: (t, thing, wanted, _x, _you, query) =>
    def(t, card(t, thing, query)).subtypes.some((subtype) => wanted.includes(subtype)),
  not: (t, thing, wanted, _x, _you, query) =>
    !def(t, card(t, thing, query)).subtypes.some((subtype) => wanted.includes(subtype)),
  types: (t, thing, wanted) => wanted.some((type) => typeIs(t, thing, type)),
  ready: (t, thing, wanted) => (t.s.exhausted[thing] === 0) === wanted,
  keyword: (t, thing, wanted) => hasKeyword(t, thing, wanted),
  other: (t, thing, wanted, x, _you, query) => {
    if (wanted !== true) return !bound(t, wanted, x).includes(thing)
    return query.kind === 'die' ? !thisDie(t, x).includes(thing) : thing !== cardOf(x.source)
  },
  'attached-to': (t, thing, wanted, x) => bound(t, wanted, x).includes(hostOf(t.s, thing)),
  of: (t, thing, wanted, x) => {
    const owner = cardOfDie(t.s, thing)
    const of = bound(t, wanted, x)
    return of.includes(owner) || of.includes(hostOf(t.s, owner))
  },
  // rules destiny.character-die, destiny.faq-character-die: an upgrade's die is its own, not its character's
  'die-of': (t, thing, wanted) => typeIs(t, cardOfDie(t.s, thing), wanted),
  'die-subtype': (t, thing, wanted) =>
    def(t, cardOfDie(t.s, thing)).subtypes.some((subtype) => wanted.includes(subtype)),
  showing: (t, thing, wanted, x) => shows(sideOf(t, thing), wanted, x, symbolName),
  modifier: (t, thing, wanted) => sideOf(t, thing).modifier === wanted,
  'value-least': (t, thing, wanted, x, you) => valueOfSide(t, thing) >= amount(t, wanted, x, you),
  'value-most': (t, thing, wanted, x, you) => valueOfSide(t, thing) <= amount(t, wanted, x, you),
  'cost-least': (t, thing, wanted, x, you) => costOf(t, thing) >= amount(t, wanted, x, you),
  'cost-most': (t, thing, wanted, x, you) => costOf(t, thing) <= amount(t, wanted, x, you),
  'copy-of': (t, thing, wanted, x) =>
    bound(t, wanted, x).some((other) => other !== thing && def(t, other).name === def(t, thing).name),
  has,
  lacks: (t, thing, wanted, x, you, query) => !has(t, thing, wanted, x, you, query),
  // rule destiny.cheapest
  cheapest: (t, thing, _wanted, x, you, query) => {
    const { cheapest: _, ...others } = query
    const costs = find(t, cheapestOf(query, others), x, you).map((each) => costOf(t, each))
    return costOf(t, thing) === Math.min(...costs)
  },
})

export const filters = (symbolName: (n: number) => string): Vocabulary['filters'] =>
  new Map<string, Vocabulary['filters'] extends ReadonlyMap<string, infer T> ? T : never>(
    Object.entries(tests(symbolName)),
  )

/** The same query without "cheapest", made once. */
const without = new WeakMap<Query, Query>()
function cheapestOf(query: Query, others: Query): Query {
  const known = without.get(query)
  if (known !== undefined) return known
  without.set(query, others)
  return others
}
