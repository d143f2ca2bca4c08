import { type Card, largest } from '@dejarik/kernel'
import {
  amount,
  bound,
  find,
  playersOf,
  type Reading,
  type Scope,
  type SharedValue,
  sharedValues,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import { buildCountersOn, damageOn, forceOf, pilotedUnit } from '../columns.js'
import type { Ref, SwtcgTree, Value } from '../effects/tree.js'
import { cardsMeant } from '../rules/described.js'
import { stat } from '../rules/numbers.js'
import { stackCost } from '../rules/stacking.js'
import { beneath, cardsIn, HAND, isUnit } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { together } from './together.js'

const first = (t: Table, ref: Ref, x: Scope): number => bound(t, ref, x)[0] ?? -1

/** A number of a card; 0 where there is none. */
const numberOf = (t: Table, card: Card, read: (t: Table, card: Card) => number): number =>
  card < 0 ? 0 : read(t, card)

/**
 * rule swtcg.gl-build-cost: the total cost; what must be paid for it just now is another matter. Of a unit that is gone: what
 * it was.
 */
const costOf = (t: Table, card: Card): number =>
  stackCost(t, card) + (isInPlay(t, card) ? 0 : (t.s.named[`${card} stacked`] ?? 0))
const isInPlay = (t: Table, card: Card): boolean => isUnit(t, card) || pilotedUnit(t.s, card) >= 0
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const powerOf = (t: Table, card: Card): number => stat(t, card, 'power')
const healthOf = (t: Table, card: Card): number => stat(t, card, 'health')
// rule swtcg.gl-speed: below nothing it counts as nothing
const speedOf = (t: Table, card: Card): number => Math.max(0, stat(t, card, 'speed'))
/** Of a unit that is gone: the counters that it had. */
const damageOf = (t: Table, card: Card): number =>
  (isInPlay(t, card) ? undefined : t.s.named[`${card} fell`]) ?? damageOn(t.s, card)
const sizeOfStack = (t: Table, card: Card): number => beneath(t.s, card).length + 1

function countersOn(t: Table, card: Card, { counters, on }: Counters, that: Scope['that']): number {
  if (card < 0) return 0
  if (counters !== 'build') return t.s.named[`${card} ${counters}`] ?? 0
  return (on === 'this' ? that.built?.[0] : undefined) ?? buildCountersOn(t.s, card)
}
type Counters = Extract<Value, { counters: string }>

type OwnValue =
  | Exclude<Value, SharedValue<SwtcgTree> | string>
  | Extract<Value, { cost: unknown } | { hand: unknown } | { count: unknown }>
/** The key that tells a value of this game from the others. */
type ValueKey = Exclude<OwnValue extends infer V ? (V extends object ? keyof V : never) : never, 'of' | 'on'>

const own: Reading<OwnValue, ValueKey, number, State> = {
  /** "3 units with different speeds": as many as one set may hold. */
  count: (t, v, x, you) => {
    const found = find(t, v.count, x, you)
    const rules = together(t, v.count, found, x, you)
    return rules === undefined ? found.length : largest(found, rules)
  },
  /** Before the cost is paid it could be anything. rule swtcg.gl-x */
  x: (_t, _v, { that }) => that.x?.[0] ?? 0,
  power: (t, v, x) => numberOf(t, first(t, v.power, x), powerOf),
  speed: (t, v, x) => numberOf(t, first(t, v.speed, x), speedOf),
  health: (t, v, x) => numberOf(t, first(t, v.health, x), healthOf),
  damage: (t, v, x) => numberOf(t, first(t, v.damage, x), damageOf),
  stack: (t, v, x) => numberOf(t, first(t, v.stack, x), sizeOfStack),
  cost: (t, v, x) => numberOf(t, first(t, v.cost, x), costOf),
  hand: (t, v, x, you) => sum(playersOf(t, v.hand, x, you).map((seat) => cardsIn(t.s, seat, HAND).length)),
  force: (t, v, x, you) => sum(playersOf(t, v.force, x, you).map((seat) => forceOf(t.s, seat))),
  counters: (t, v, x) => countersOn(t, first(t, v.on, x), v, x.that),
  tenth: (t, v, x, you) => Math.floor(amount(t, v.tenth, x, you) / 10),
  /** What the die of the roll for build points shows now. */
  'build-roll': (t) => (t.s.roll === 'build' ? (t.s.dice[0] ?? 0) : 0),
  highest: (t, v, x, you) => Math.max(0, ...cardsMeant(t, v.of, x, you).map((card) => stat(t, card, v.highest))),
  lowest: (t, v, x, you) => {
    const cards = cardsMeant(t, v.of, x, you)
    return cards.length === 0 ? 0 : Math.min(...cards.map((card) => stat(t, card, v.lowest)))
  },
  combined: (t, { combined, of }, x, you) =>
    sum(cardsMeant(t, of, x, you).map((card) => (combined === 'cost' ? costOf(t, card) : stat(t, card, combined)))),
}

export const values: Vocabulary['values'] = new Map([...sharedValues, ...Object.entries(own)])
