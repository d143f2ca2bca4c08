import type { Card, Part, Seat } from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import { tallies } from '../../effects/numbers.js'
import type { Tally } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { appliesToSeat, modifiersOf } from './modifiers.js'
import { modified } from './numbers.js'
import { ofSeat } from './order.js'
import { appliesAt, placeIn } from './places.js'
import { type GainOf, limitSubject, numberSubject, type Subject } from './subjects.js'

/**
 * A number of a player, where it matters at a location (-1: nowhere in particular), as texts change it; `later`: what actions have
 * added since, unless it was reset. Limits and zero come last. rules swccg.limited, swccg.negative-numbers
 */
export function tally(
  t: Table,
  name: Tally,
  seat: Seat,
  location: Card,
  base: number,
  parts: Part[] | null = null,
  later = 0,
): number {
  parts?.push({ value: base, from: 'rules' })
  const all = modifiersOf(t, numberSubject(name))
  const there =
    all.length === 0 ? all : all.filter((each) => appliesToSeat(t, each, seat) && appliesAt(t, each, location))
  const isReset = later !== 0 && there.some(({ change }) => 'set' in change)
  const n = modified(t, there, base, parts, ofSeat(seat)) + (isReset ? 0 : later)
  return Math.max(0, Math.min(n, limitOf(t, name, seat, location)))
}

/** The same where each location has its own number: only modifiers about that place. */
export function tallyThere(t: Table, name: Tally, seat: Seat, location: Card, base: number): number {
  const there = modifiersOf(t, numberSubject(name)).filter(
    (each) => placeIn(each.change) !== undefined && appliesToSeat(t, each, seat) && appliesAt(t, each, location),
  )
  return Math.max(0, Math.min(modified(t, there, base, null), limitOf(t, name, seat, location, true)))
}

const limits: ReadonlyMap<Tally, Subject<GainOf<'limit'>>> = new Map(tallies.map((name) => [name, limitSubject(name)]))

/** rule swccg.limited: the most that a number of a player may be there. */
export function limitOf(t: Table, name: Tally, seat: Seat, location: Card, thereOnly = false): number {
  let most = Number.POSITIVE_INFINITY
  for (const each of modifiersOf(t, limits.get(name) as Subject<GainOf<'limit'>>))
    if ((!thereOnly || 'at' in each.change) && appliesToSeat(t, each, seat) && appliesAt(t, each, location))
      most = Math.min(most, amount(t, each.change.to, each.x, each.x.you))
  return most
}
