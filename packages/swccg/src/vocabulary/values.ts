import { type Card, ownerOf, type Seat } from '@dejarik/kernel'
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
import type { Place, Stat, SwccgTree, Value } from '../effects/tree.js'
import { systemNamed } from '../rules/adjacency.js'
import { powerAt } from '../rules/battle/power.js'
import { isDroid, isSystem, systemOf } from '../rules/facts.js'
import { forceIcons } from '../rules/generation.js'
import { maneuver, UNDEFINED_VALUE } from '../rules/modifiers/numbers.js'
import { parsecOf } from '../rules/move/routes.js'
import { totalAbility } from '../rules/presence.js'
import { cardsIn, countIn, FORCE, HAND, LOST, lifeForce, OUT, RESERVE, USED } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { sumOfPast } from './history.js'
import { isInside } from './nouns.js'
import { numberIn } from './numbers.js'
import { locationsOf } from './places.js'

/** Where a scope keeps the total of what each player drew as destiny: an empty list where no draw was completed. */
const totalOf = ['#drawn0', '#drawn1'] as const
/** Where it keeps each of those numbers. */
const drawsOf = ['#draws0', '#draws1'] as const
const NOTHING: readonly number[] = []
const BELOW_ALL = Number.NEGATIVE_INFINITY

/** Every destiny that a player drew in this action; in an answer to battle destinies, of those. */
export const drawsBy = (t: Table, seat: Seat, x: Scope): readonly number[] =>
  x.that[drawsOf[seat] as string] ?? t.s.battle?.drawn[seat] ?? NOTHING

/** What a player drew in this action; in an answer to battle destinies, of those. UNDEFINED_VALUE: nothing was completed. */
function drawn(t: Table, seat: Seat, x: Scope): number {
  const own = x.that[totalOf[seat] as string]
  // rule swccg.failed-destiny-draws: where the other player's draw was completed, a failed one is below everything.
  if (own !== undefined)
    return own[0] ?? (x.that[totalOf[1 - seat] as string]?.[0] === undefined ? UNDEFINED_VALUE : BELOW_ALL)
  const battle = t.s.battle?.destiny[seat] ?? -1
  return battle < 0 ? UNDEFINED_VALUE : battle
}

const piles: Readonly<Record<string, number>> = {
  hand: HAND,
  reserve: RESERVE,
  force: FORCE,
  used: USED,
  lost: LOST,
  'out-of-play': OUT,
}

function cardsOf(t: Table, seat: Seat, zone: string): number {
  if (zone === 'life-force') return lifeForce(t.s, seat)
  const which = piles[zone]
  if (which === undefined) throw new Error(`No pile is called ${zone}`)
  // rule swccg.insert-cards: an opponent's card in a deck is none of it.
  if (which !== RESERVE) return countIn(t.s, seat, which)
  let n = 0
  for (const card of cardsIn(t.s, seat, RESERVE)) if (ownerOf(t.s, card) === seat) n++
  return n
}

const sumOver = (of: readonly number[], each: (one: number) => number): number => {
  let sum = 0
  for (const one of of) sum += each(one)
  return sum
}

/** The system of a place; -1: none on table. */
function systemAt(t: Table, place: Place, x: Scope, you: Seat): Card {
  const [location] = locationsOf(t, place, x, you)
  if (location === undefined) return -1
  return isSystem(t, location) ? location : systemNamed(t, systemOf(t, location))
}

const statOf = (t: Table, card: Card | undefined, name: Stat): number => {
  if (card === undefined) return UNDEFINED_VALUE
  // What it cannot use counts for nothing, though it has it.
  if (name === 'maneuver') return maneuver(t, card)
  const n = numberIn(t, card, name)
  // rule swccg.implied-target-rule: what is compared with ability finds 0 in a droid.
  return name === 'ability' && Number.isNaN(n) && isDroid(t, card) ? 0 : n
}
const orZero = (n: number): number => (Number.isNaN(n) ? 0 : n)

type Own = Exclude<Value, SharedValue<SwccgTree> | string> | Extract<Value, { cost: unknown } | { hand: unknown }>
/** The key that tells a value of this game from the others. */
export type ValueKey = Exclude<
  Own extends infer V ? (V extends object ? keyof V : never) : never,
  'of' | 'who' | 'at' | 'in'
>

const own: Reading<Own, ValueKey, number, State> = {
  /** Before it is named it could be anything. */
  x: (_t, _v, x) => x.that.x?.[0] ?? 0,
  stat: (t, v, x) => statOf(t, bound(t, v.of, x)[0], v.stat),
  cost: (t, v, x) => orZero(statOf(t, bound(t, v.cost, x)[0], 'deploy-cost')),
  hand: (t, v, x, you) => sumOver(playersOf(t, v.hand, x, you), (seat) => countIn(t.s, seat, HAND)),
  most: (t, v, x, you) => {
    let most = 0
    for (const card of find(t, v.of, x, you))
      most = Math.max(most, orZero(numberIn(t, card, v.most, isInside(t, card, v.of))))
    return most
  },
  sum: (t, v, x, you) =>
    sumOver(find(t, v.of, x, you), (card) => orZero(numberIn(t, card, v.sum, isInside(t, card, v.of)))),
  total: (t, v, x, you) => {
    const read = v.total === 'power' ? powerAt : totalAbility
    const at = locationsOf(t, v.at, x, you)
    return sumOver(playersOf(t, v.who, x, you), (seat) => sumOver(at, (location) => read(t, seat, location)))
  },
  drawn: (t, v, x, you) => sumOver(playersOf(t, v.drawn, x, you), (seat) => drawn(t, seat, x)),
  draws: (t, v, x, you) => sumOver(playersOf(t, v.draws, x, you), (seat) => t.s.battle?.drawn[seat]?.length ?? 0),
  icons: (t, v, x, you) =>
    sumOver(locationsOf(t, v.at, x, you), (at) => {
      const dark = v.icons === 'light' ? 0 : forceIcons(t, at, 'dark')
      return v.icons === 'dark' ? dark : dark + forceIcons(t, at, 'light')
    }),
  cards: (t, v, x, you) => sumOver(playersOf(t, v.cards, x, you), (seat) => cardsOf(t, seat, v.in)),
  /** As many disjoint pairs as can be made: limited by either list, and by all the cards there are. */
  pairs: (t, v, x, you) => {
    const some = find(t, v.pairs[0], x, you)
    const others = find(t, v.pairs[1], x, you)
    const all = some.length + sumOver(others, (card) => (some.includes(card) ? 0 : 1))
    return Math.min(some.length, others.length, all >> 1)
  },
  parsecs: (t, v, x, you) => {
    const from = systemAt(t, v.parsecs[0], x, you)
    const to = systemAt(t, v.parsecs[1], x, you)
    return from < 0 || to < 0 ? UNDEFINED_VALUE : Math.abs(parsecOf(t, from) - parsecOf(t, to))
  },
  past: (t, v, x, you) => sumOfPast(t, v.past, v.in, x, you),
  'half-down': (t, v, x, you) => Math.floor(amount(t, v['half-down'], x, you) / 2),
}

export const values: Vocabulary['values'] = new Map([...sharedValues, ...Object.entries(own)])
