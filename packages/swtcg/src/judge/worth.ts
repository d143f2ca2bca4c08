import type { Seat } from '@dejarik/kernel'
import { factsOf } from '../rules/facts.js'
import { BUILD, cardsIn, HAND, isBuilding, isUnitCard, unitsIn } from '../rules/zones.js'
import { other, type Table } from '../state.js'
import { mightOf, printedMight } from './units.js'

/** How sure the stronger side is of an arena: twice as strong, and it is held five times in six. */
const SURE = 2.3
/** What neither side has yet but both may bring. */
const MAY_COME = 1.2
/** What a unit counts that is still being built, or has drawn back. */
const NEARLY = 0.75

/** The might of each seat in each arena: [dark space, dark ground, dark character, light space …]. */
const mights = new Array<number>(6).fill(0)

/** Adds up what is in the arenas and what is on its way there; the list is used again at the next call. */
export function arenaMights(t: Table, exact: boolean): readonly number[] {
  const { s } = t
  for (let seat = 0; seat < 2; seat++) {
    for (let arena = 0; arena < 3; arena++) {
      let sum = 0
      for (const unit of unitsIn(s, seat, arena)) sum += exact ? mightOf(t, unit) : printedMight(t, unit)
      mights[3 * seat + arena] = sum
    }
    for (const card of cardsIn(s, seat, BUILD)) {
      if (!isUnitCard(t, card)) continue
      const { arenas, cost } = factsOf(t, card)
      const done = isBuilding(s, card) ? Math.min(1, (s.counters[card] as number) / Math.max(1, cost)) : 1
      const home = arenas[0] ?? 0
      mights[3 * seat + home] = (mights[3 * seat + home] as number) + NEARLY * done * printedMight(t, card)
    }
  }
  return mights
}

/** The chance that the first of two holds an arena. */
export function holds(mine: number, theirs: number): number {
  const a = (mine + MAY_COME) ** SURE
  const b = (theirs + MAY_COME) ** SURE
  return a / (a + b)
}

/** The chance to hold two arenas of three or more. rule swtcg.end-of-turn */
export const holdsTwo = (p: number, q: number, r: number): number => p * q + p * r + q * r - 2 * p * q * r

/** How much the whole hangs on an arena for a seat: what a little more might there would change. */
export function weightOf(all: readonly number[], seat: Seat, arena: number, more: number): number {
  const them = other(seat)
  const held = (i: number, extra: number) => holds((all[3 * seat + i] as number) + extra, all[3 * them + i] as number)
  const q = held((arena + 1) % 3, 0)
  const r = held((arena + 2) % 3, 0)
  // Of the three chances only this one changes: the sum is linear in it.
  return (q + r - 2 * q * r) * (held(arena, more) - held(arena, 0))
}

/** How the table looks: who will hold two arenas, and who has more to come. */
export function worth(t: Table, seat: Seat): number {
  const all = arenaMights(t, true)
  const them = other(seat)
  const p = (arena: number) => holds(all[3 * seat + arena] as number, all[3 * them + arena] as number)
  const two = holdsTwo(p(0), p(1), p(2))
  const ahead = reserves(t, seat) - reserves(t, them)
  const chance = Math.min(0.999, Math.max(0.001, two))
  return 1 / (1 + ((1 - chance) / chance) * Math.exp(-0.12 * ahead))
}

/** Cards, Force and points that are not on the table yet. */
function reserves(t: Table, seat: Seat): number {
  const { s } = t
  let sum = 0.7 * Math.min(8, cardsIn(s, seat, HAND).length) + 0.2 * Math.min(12, s.force[seat] as number)
  sum += 0.4 * (s.points[seat] as number)
  for (const card of cardsIn(s, seat, BUILD)) if (isBuilding(s, card)) sum += 0.2 * (s.counters[card] as number)
  return sum
}
