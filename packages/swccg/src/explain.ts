import { type Card, type Json, knows, ownerOf, type Part, type Seat } from '@dejarik/kernel'
import { duesOf } from './amounts-owed.js'
import type { Stat } from './effects/tree.js'
import { cardName } from './labels.js'
import { powerAt } from './rules/battle/power.js'
import { drainAmount } from './rules/control-phase.js'
import { deployCost, isPriced } from './rules/deploy/cost.js'
import { defOf, isLocation, sideOf } from './rules/facts.js'
import { generation } from './rules/generation.js'
import { has, stat } from './rules/modifiers/numbers.js'
import { HAND, isIn, onTable } from './rules/zones.js'
import type { Table } from './state.js'
import { elsewhere, type Verdict, verdicts } from './verdicts.js'

export type { Verdict }

const stats: readonly Stat[] = [
  'power',
  'ability',
  'forfeit',
  'armor',
  'maneuver',
  'hyperspeed',
  'landspeed',
  'destiny',
]

/** A number, part by part. */
export interface Sum {
  readonly total: number
  readonly parts: readonly Part[]
}

/** What is told about a card. */
export interface Explained {
  readonly numbers: Readonly<Record<string, Sum>>
  readonly deeds: readonly Verdict[]
}

/** A part of a number, with the card it comes from by name. */
const named = (t: Table, { value, from, rule }: Part): Part => {
  const card = /^card (\d+)$/.exec(from)
  const words = card === null ? from : cardName(t, Number(card[1]))
  return rule === undefined ? { value, from: words } : { value, from: words, rule }
}

function sum(t: Table, count: (parts: Part[]) => number): Sum {
  const parts: Part[] = []
  const total = count(parts)
  return { total, parts: parts.map((part) => named(t, part)) }
}

/** What a seat may ask about: a card (what it may do now and why not, its numbers part by part), or a player's Force and what it owes for a battle. */
export function explain(t: Table, seat: Seat, about: Json): Json {
  const { card, seat: whose = seat } = (about ?? {}) as { card?: Card; seat?: Seat }
  if (typeof card !== 'number') {
    const dues = Object.entries(duesOf(t, whose)).map(([name, { total, parts }]) => [
      name,
      { total, parts: parts.map((part) => named(t, part)) },
    ])
    const told = { generation: sum(t, (parts) => generation(t, whose, parts)), ...Object.fromEntries(dues) }
    return told as unknown as Json
  }
  // Nothing is said of a card that this seat does not know, and of one that is neither on table nor in its hand only that.
  if (!knows(t.s, seat, card)) return { numbers: {}, deeds: [] }
  const isThere = onTable(t.s, card) || (isIn(t.s, card, HAND) && ownerOf(t.s, card) === seat)
  if (!isThere) return { numbers: {}, deeds: [elsewhere(t, card)] } as unknown as Json
  const numbers = Object.fromEntries(
    stats.filter((each) => has(t, card, each)).map((each) => [each, sum(t, (parts) => stat(t, card, each, parts))]),
  )
  if (isLocation(t, card) && onTable(t.s, card))
    for (const side of [0, 1]) {
      numbers[`power-${sideOf(side)}`] = sum(t, (parts) => powerAt(t, side, card, parts))
      const drain = sum(t, (parts) => drainAmount(t, side, card, parts))
      const [icons, ...more] = drain.parts
      // A drain begins with the opponent's icons there. rule swccg.force-drain
      numbers[`drain-${sideOf(side)}`] =
        icons === undefined ? drain : { ...drain, parts: [{ ...icons, from: 'icons' }, ...more] }
    }
  if (!onTable(t.s, card)) Object.assign(numbers, deployCosts(t, seat, card))
  return { numbers, deeds: verdicts(t, seat, card) } as unknown as Json
}

/** What it costs to deploy a card from hand: where texts change that, place by place. rule swccg.deploy-cost */
function deployCosts(t: Table, seat: Seat, card: Card): Record<string, Sum> {
  const printed = defOf(t, card).deploy
  if (typeof printed !== 'number') return {}
  const plain: Sum = { total: printed, parts: [{ value: printed, from: 'printed' }] }
  if (!isPriced(t, card, seat)) return { 'deploy-cost': plain }
  const there = t.s.line.map((at): [string, Sum] => [
    `deploy-cost at ${cardName(t, at)}`,
    sum(t, (parts) => deployCost(t, card, seat, at, -1, undefined, parts)),
  ])
  return { 'deploy-cost': plain, ...Object.fromEntries(there.filter(([, { total }]) => total !== printed)) }
}
