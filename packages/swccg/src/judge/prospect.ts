import type { Seat } from '@dejarik/kernel'
import { countIn, FORCE, HAND } from '../rules/zones.js'
import { other, type Table } from '../state.js'
import type { Place, Survey } from './survey.js'

/** Turns for which a place that is held goes on draining, about. */
const DRAIN = 2.2
/** Whoever holds a place also keeps the other's drain away from there. */
const DENY = 0.4
/** A point of power more or less where both are: battle damage, if there is a battle. */
const CONTEST = 0.9
/** Beyond this the battle is decided anyway. */
const DECIDED = 12
/** How often somebody comes for those who are weaker than what may come. */
const EXPOSED = 0.25
/** What a battle destiny brings, about, and the ability that it needs. rule swccg.battle-destiny */
export const DESTINY = 3
const ABILITY = 4

/** Power and what may be drawn to it. */
export const strength = (power: number, ability: number): number => power + (ability >= ABILITY ? DESTINY : 0)

/** About the power that a player could bring to one place in a turn: cards cost about a Force for each point. */
export function threat(t: Table, { generation }: Survey, seat: Seat): number {
  const rich = countIn(t.s, seat, FORCE) + (t.s.active === seat ? 0 : (generation[seat] as number))
  return 0.8 * Math.min(rich, 3 * countIn(t.s, seat, HAND), 12)
}

const within = (ahead: number): number => Math.max(-DECIDED, Math.min(DECIDED, ahead))

/** By how much a seat is stronger where both are, as far as it matters. */
export const aheadAt = ({ power, destiny }: Place, seat: Seat): number =>
  within(
    strength(power[seat] as number, destiny[seat] as number) -
      strength(power[other(seat)] as number, destiny[other(seat)] as number),
  )

/**
 * How a place stands for a seat, in Force over the next turns, if it had that power and ability there: drains of whoever
 * holds it, battles where both are, and what may come for those who stand there alone.
 */
export function standing(
  place: Place,
  seat: Seat,
  power: number,
  ability: number,
  destiny: number,
  theirThreat: number,
): number {
  const foe = other(seat)
  const mine = ability >= 1
  const theirs = (place.ability[foe] as number) >= 1
  const drain = place.drain[seat] as number
  const drained = place.drain[foe] as number
  const strong = strength(power, destiny)
  if (mine && theirs)
    return CONTEST * within(strong - strength(place.power[foe] as number, place.destiny[foe] as number))
  if (mine) return DRAIN * drain + DENY * drained - EXPOSED * Math.max(0, theirThreat - strong)
  if (theirs) return -DRAIN * drained - DENY * drain
  return 0
}

/** How it stands now. */
export const stands = (place: Place, seat: Seat, theirThreat: number): number =>
  standing(
    place,
    seat,
    place.power[seat] as number,
    place.ability[seat] as number,
    place.destiny[seat] as number,
    theirThreat,
  )

/** Would whoever comes be the first there against others? */
export const isFirst = ({ ability }: Place, seat: Seat): boolean =>
  (ability[other(seat)] as number) >= 1 && (ability[seat] as number) < 1

/** What it would change if the seat had so much more, or less, there; `followers`: the power that comes after the first. */
export const change = (
  place: Place,
  seat: Seat,
  power: number,
  ability: number,
  theirThreat: number,
  followers = 0,
): number => {
  return (
    standing(
      place,
      seat,
      (place.power[seat] as number) + power + followers,
      (place.ability[seat] as number) + ability,
      (place.destiny[seat] as number) + ability,
      theirThreat,
    ) - stands(place, seat, theirThreat)
  )
}
