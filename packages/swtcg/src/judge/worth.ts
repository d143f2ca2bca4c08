import type { Seat } from '@dejarik/kernel'
import { buildCountersOn, pointsOf } from '../columns.js'
import { factsOf } from '../rules/facts.js'
import { stat } from '../rules/numbers.js'
import { BUILD, cardsIn, HAND, isBuilding, isUnitCard, unitsIn } from '../rules/zones.js'
import { other, type State, type Table } from '../state.js'
import { mightOf, printedMight } from './units.js'

// Found by fitting them to who won fifteen hundred games that were played by leaning, with some chance in it.

/** How sure the stronger side is of an arena. */
const SURE = 2.57
/** What neither side has yet but both may bring. */
const MAY_COME = 2.43
/** What a unit counts that is still being built, or has drawn back. */
const NEARLY = 0.79
/** How much two arenas of three say of the game. */
const DECISIVE = 1.27
/** Two arenas that the other has left, once there is nothing more to build: the turn's end wins. */
const ALONE = 3.1
/** A unit in hand, and a build point. */
const HELD = 0.036
const POINT = 0.07
/** A point of power that may still attack this turn. */
const TO_COME = 0.045

/** The might of each seat in each arena: [dark space, dark ground, dark character, light space …]. */
const mights = new Array<number>(6).fill(0)

/** Adds up what is in the arenas and what is on its way there; the list is used again at the next call. */
function arenaMights(t: Table, exact: boolean): readonly number[] {
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
      const done = isBuilding(s, card) ? Math.min(1, buildCountersOn(s, card) / Math.max(1, cost)) : 1
      const home = arenas[0] ?? 0
      mights[3 * seat + home] = (mights[3 * seat + home] as number) + NEARLY * done * printedMight(t, card)
    }
  }
  return mights
}

const strength = (might: number): number => (might + MAY_COME) ** SURE
const share = (mine: number, theirs: number): number => mine / (mine + theirs)

/** The chance that the first of two holds an arena. */
export const holds = (mine: number, theirs: number): number => share(strength(mine), strength(theirs))

/** The chance to hold two arenas of three or more. rule swtcg.end-of-turn */
export const holdsTwo = (p: number, q: number, r: number): number => p * q + p * r + q * r - 2 * p * q * r

/** What the arenas are to a seat: its might and the other's, its chance to hold each, and how much hangs on that. */
export interface Stakes {
  readonly mine: number[]
  readonly theirs: number[]
  readonly held: number[]
  readonly weight: number[]
}
const stakes: Stakes = { mine: [0, 0, 0], theirs: [0, 0, 0], held: [0, 0, 0], weight: [0, 0, 0] }

/** Reckoned once for all options of a decision; the same value is used again at the next call. */
export function stakesOf(t: Table, seat: Seat): Stakes {
  const all = arenaMights(t, false)
  const { mine, theirs, held, weight } = stakes
  for (let arena = 0; arena < 3; arena++) {
    mine[arena] = all[3 * seat + arena] as number
    theirs[arena] = strength(all[3 * other(seat) + arena] as number)
    held[arena] = share(strength(mine[arena] as number), theirs[arena] as number)
  }
  for (let arena = 0; arena < 3; arena++) {
    const q = held[(arena + 1) % 3] as number
    const r = held[(arena + 2) % 3] as number
    // Of the three chances only this one changes: the sum is linear in it.
    weight[arena] = q + r - 2 * q * r
  }
  return stakes
}

/** How much the whole hangs on an arena: what a little more might there would change. */
export function weightOf({ mine, theirs, held, weight }: Stakes, arena: number, more: number): number {
  const then = share(strength((mine[arena] as number) + more), theirs[arena] as number)
  return (weight[arena] as number) * (then - (held[arena] as number))
}

/** How the table looks: who will hold two arenas, who may still attack, and who has more to come. */
export function worth(t: Table, seat: Seat): number {
  const all = arenaMights(t, true)
  const them = other(seat)
  const p = (arena: number) => holds(all[3 * seat + arena] as number, all[3 * them + arena] as number)
  const two = Math.min(0.999, Math.max(0.001, holdsTwo(p(0), p(1), p(2))))
  let x = DECISIVE * Math.log(two / (1 - two)) + reserves(t, seat) - reserves(t, them)
  if (t.s.phase === 'battle') x += TO_COME * (toCome(t, seat) - toCome(t, them)) + ALONE * alone(t.s, seat)
  return 1 / (1 + Math.exp(-x))
}

/** Units and points that are not on the table yet. To hold back Force or other cards says nothing for a side. */
function reserves(t: Table, seat: Seat): number {
  let sum = POINT * pointsOf(t.s, seat)
  for (const card of cardsIn(t.s, seat, HAND)) if (isUnitCard(t, card)) sum += HELD
  return sum
}

/** The power of a seat's units that have not attacked yet, where the battle is not over. rule swtcg.battle-phase-attacking */
function toCome(t: Table, seat: Seat): number {
  let sum = 0
  for (let arena = Math.max(0, t.s.battle); arena < 3; arena++)
    for (const unit of unitsIn(t.s, seat, arena)) if (t.s.tapped[unit] === 0) sum += Math.max(0, stat(t, unit, 'power'))
  return sum
}

/** 1 where a seat has two arenas to itself, −1 where the other has. */
function alone(s: State, seat: Seat): number {
  let mine = 0
  let theirs = 0
  for (let arena = 0; arena < 3; arena++) {
    const here = unitsIn(s, seat, arena).length
    const there = unitsIn(s, other(seat), arena).length
    if (here > 0 && there === 0) mine++
    if (there > 0 && here === 0) theirs++
  }
  return (mine > 1 ? 1 : 0) - (theirs > 1 ? 1 : 0)
}
