import { type Card, cardOf, largest, lives, refOf, type Seat } from '@dejarik/kernel'
import {
  type Any,
  amount,
  bound,
  find,
  isA,
  playersOf,
  type Scope,
  sharedConditions,
  sharedEffects,
  sharedValues,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import { natives } from '../cards/natives.js'
import { buildCountersOn, damageOn, equippedUnit, forceOf, pilotedUnit } from '../columns.js'
import { swtcgEffects } from '../effects/index.js'
import { stat } from '../rules/numbers.js'
import { stackCost } from '../rules/stacking.js'
import { controls as hasControl } from '../rules/turns.js'
import { beneath, cardsIn, HAND, isUnit } from '../rules/zones.js'
import { arenas, DARK, LIGHT, type Table } from '../state.js'
import { filters } from './filters.js'
import { happened } from './happened.js'
import { counts, here, kinds, top } from './nouns.js'
import { together } from './together.js'

type Evaluate<R> = (t: Table, tree: Any, x: Scope, you: Seat) => R

const first = (t: Table, ref: Any, x: Scope): number => bound(t, ref, x)[0] ?? -1
const of =
  (read: (t: Table, card: Card) => number) =>
  (key: string): Evaluate<number> =>
  (t, v, x) => {
    const card = first(t, v[key], x)
    return card < 0 ? 0 : read(t, card)
  }
/**
 * rule swtcg.gl-build-cost: the total cost; what must be paid for it just now is another matter. Of a unit that is gone: what
 * it was.
 */
const costOf = (t: Table, card: Card): number =>
  stackCost(t, card) + (isInPlay(t, card) ? 0 : (t.s.named[`${card} stacked`] ?? 0))
const isInPlay = (t: Table, card: Card): boolean => isUnit(t, card) || pilotedUnit(t.s, card) >= 0
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

/** The cards that a query describes, or that are bound. */
const among = (t: Table, of: Any, x: Scope, you: Seat): readonly Card[] =>
  typeof of === 'object' && 'kind' in of ? find(t, of, x, you) : bound(t, of, x)

const countersOn: Evaluate<number> = (t, v, x) => {
  const card = first(t, v.on, x)
  if (card < 0) return 0
  if (v.counters === 'build' && v.on === 'this' && x.that.built !== undefined) return x.that.built[0] as number
  return v.counters === 'build' ? buildCountersOn(t.s, card) : (t.s.named[`${card} ${v.counters}`] ?? 0)
}

const values: Record<string, Evaluate<number>> = {
  /** "3 units with different speeds": as many as one set may hold. */
  count: (t, v, x, you) => {
    const found = find(t, v.count, x, you)
    const rules = together(t, v.count, found, x, you)
    return rules === undefined ? found.length : largest(found, rules)
  },
  /** Before the cost is paid it could be anything. rule swtcg.gl-x */
  x: (_t, _v, { that }) => that.x?.[0] ?? 0,
  power: of((t, card) => stat(t, card, 'power'))('power'),
  // rule swtcg.gl-speed: below nothing it counts as nothing
  speed: of((t, card) => Math.max(0, stat(t, card, 'speed')))('speed'),
  health: of((t, card) => stat(t, card, 'health'))('health'),
  /** Of a unit that is gone: the counters that it had. */
  damage: of((t, card) => (isInPlay(t, card) ? undefined : t.s.named[`${card} fell`]) ?? damageOn(t.s, card))('damage'),
  stack: of((t, card) => beneath(t.s, card).length + 1)('stack'),
  cost: of(costOf)('cost'),
  hand: (t, v, x, you) => sum(playersOf(t, v.hand, x, you).map((seat) => cardsIn(t.s, seat, HAND).length)),
  force: (t, v, x, you) => sum(playersOf(t, v.force, x, you).map((seat) => forceOf(t.s, seat))),
  counters: countersOn,
  tenth: (t, v, x, you) => Math.floor(amount(t, v.tenth, x, you) / 10),
  /** What the die of the roll for build points shows now. */
  'build-roll': (t) => (t.s.roll === 'build' ? (t.s.dice[0] ?? 0) : 0),
  highest: (t, v, x, you) => Math.max(0, ...among(t, v.of, x, you).map((card) => stat(t, card, v.highest))),
  lowest: (t, v, x, you) => {
    const cards = among(t, v.of, x, you)
    return cards.length === 0 ? 0 : Math.min(...cards.map((card) => stat(t, card, v.lowest)))
  },
  combined: (t, v, x, you) => {
    const cards = among(t, v.of, x, you)
    return sum(cards.map((card) => (v.combined === 'cost' ? costOf(t, card) : stat(t, card, v.combined))))
  },
}

const controls: Evaluate<boolean> = (t, c, x, you) => {
  const arena = typeof c.arena === 'string' ? arenas.indexOf(c.arena) : (x.that.arena?.[0] ?? -1)
  return arena >= 0 && playersOf(t, c.controls, x, you).some((seat) => hasControl(t, seat, arena))
}

const conditions: Record<string, Evaluate<boolean>> = {
  controls,
  /** "As long as it is attacking …": it is whoever gets something by that, or this card. */
  attacking: (t, c, x, you) => {
    const it = x.that.receiver?.[0] ?? x.source
    return (
      t.s.attacker === cardOf(it) &&
      (c.using === undefined || t.s.how === c.using) &&
      isDefender(t, c.attacking, x, you)
    )
  },
  happened: (t, c, x, you) => happened(t, c.happened, x, you),
}

const isDefender = (t: Table, wanted: Any, x: Scope, you: Seat): boolean =>
  t.s.defender >= 0 &&
  (typeof wanted === 'object' && 'kind' in wanted
    ? isA(t, t.s.defender, wanted, x, you)
    : bound(t, wanted, x).includes(t.s.defender))

const isCard = (noun: string): boolean =>
  [
    'unit',
    'card',
    'space',
    'ground',
    'character',
    'battle',
    'mission',
    'location',
    'equipment',
    'target',
    'given',
    'rest',
  ].includes(noun)

export const words: Vocabulary = {
  effects: new Map([...sharedEffects, ...swtcgEffects].map((rule) => [rule.do, rule])),
  natives: new Map(natives.map((rule) => [rule.do, rule])),
  kinds,
  top,
  here,
  counts,
  filters,
  together,
  values: new Map<string, Any>([...sharedValues, ...Object.entries(values)]),
  conditions: new Map<string, Any>([...sharedConditions, ...Object.entries(conditions)]),
  refs: new Map<string, Any>([
    ['this', (_t: Table, x: Scope) => [cardOf(x.source)]],
    ['attacker', (t: Table) => (t.s.attacker < 0 ? [] : [t.s.attacker])],
    ['defender', (t: Table) => (t.s.defender < 0 ? [] : [t.s.defender])],
    ['granter', (_t: Table, x: Scope) => (x.that.granter ?? []).map(cardOf)],
    [
      'attached',
      (t: Table, x: Scope) => (equippedUnit(t.s, cardOf(x.source)) < 0 ? [] : [t.s.equipped[cardOf(x.source)]]),
    ],
  ]),
  keep: (t, noun, thing) => (isCard(noun) ? refOf(t.s, thing) : thing),
  still(t, noun, kept) {
    // The rest are those that are still where they were: what was taken has gone.
    if (noun === 'rest') return kept.filter((ref) => lives(t.s, ref)).map(cardOf)
    return isCard(noun) ? kept.map(cardOf) : kept
  },
  // A side is a player here.
  seatCalled: (name) => (name === 'dark' ? DARK : name === 'light' ? LIGHT : undefined),
  // rule swtcg.three-general-rules: Dark goes first.
  atOnce: () => ({ first: DARK }),
  players: (s, from) => (s.seats === 2 ? [from, 1 - from] : [from]),
}
