import type { Card, Part, Seat } from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import type { Gain, Place, Tally } from '../effects/tree.js'
import type { Table } from '../state.js'
import { isPlace, isSectorFor } from '../vocabulary/places.js'
import { isStarship } from './facts.js'
import { allSaid, isForSeat, type Said } from './gains.js'
import { modified } from './numbers.js'
import { ofSeat } from './order.js'
import { type GainOf, limitTopic, numberTopic, type Topic } from './topics.js'

/** The place that a gain is about; undefined where it is about none in particular. */
export const placeIn = (gain: Gain): Place | undefined => ('at' in gain ? gain.at : undefined)

/** Is what is said meant for that location? Text without a place is meant for all. */
export function holdsAt(t: Table, said: Said, location: Card): boolean {
  const at = placeIn(said.gain)
  if (at === undefined || isPlace(t, at, location, said.x, said.x.you)) return true
  return isOfStarships(t, said) && isSectorFor(t, at, location, said.x, said.x.you)
}

/** Is it said of starships? Then words about systems are about sectors too. rule swccg.sectors */
const isOfStarships = (t: Table, { of, source }: Said): boolean =>
  of === 'this'
    ? isStarship(t, source)
    : typeof of === 'object' && of !== null && 'kind' in of && of.kind === 'starship'

/** A number of a player, where it matters at a location (-1: nowhere in particular), as texts change it. */
export function tally(
  t: Table,
  name: Tally,
  seat: Seat,
  location: Card,
  base: number,
  parts: Part[] | null = null,
): number {
  parts?.push({ value: base, from: 'rules' })
  const all = allSaid(t, numberTopic(name))
  const said = all.length === 0 ? all : all.filter((each) => isForSeat(t, each, seat) && holdsAt(t, each, location))
  const n = modified(t, said, base, parts, ofSeat(seat))
  return Math.max(0, Math.min(n, limitOf(t, name, seat, location)))
}

/** The same where each location has its own number: only what is said of that place. */
export function tallyThere(t: Table, name: Tally, seat: Seat, location: Card, base: number): number {
  const said = allSaid(t, numberTopic(name)).filter(
    (each) => placeIn(each.gain) !== undefined && isForSeat(t, each, seat) && holdsAt(t, each, location),
  )
  return Math.max(0, Math.min(modified(t, said, base, null), limitOf(t, name, seat, location, true)))
}

const limits = new Map<Tally, Topic<GainOf<'limit'>>>()

/** The limits of a number as a topic; found once. */
function limitTo(name: Tally): Topic<GainOf<'limit'>> {
  let found = limits.get(name)
  if (found === undefined) {
    found = limitTopic(name)
    limits.set(name, found)
  }
  return found
}

/** rule swccg.limited: the most that a number of a player may be there. */
export function limitOf(t: Table, name: Tally, seat: Seat, location: Card, thereOnly = false): number {
  let most = Number.POSITIVE_INFINITY
  for (const said of allSaid(t, limitTo(name)))
    if ((!thereOnly || 'at' in said.gain) && isForSeat(t, said, seat) && holdsAt(t, said, location))
      most = Math.min(most, amount(t, said.gain.to, said.x, said.x.you))
  return most
}
