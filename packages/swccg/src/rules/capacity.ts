import type { Card, Seat } from '@dejarik/kernel'
import { type Any, isA } from '@dejarik/kernel/vocabulary'
import type { Capacity } from '../effects/tree.js'
import { CARGO, PASSENGER, PILOT, type Table } from '../state.js'
import { allowing, forbidden, hasRule } from './allowed.js'
import { defOf, iconCount, isCharacter, isDroid, isStarship, isVehicle, peopleOn } from './facts.js'
import { saidOf, scopeOf } from './gains.js'
import { directlyOn, locationOf } from './places.js'
import { clausesOf } from './text.js'

/** The parts that somebody aboard can have. */
export type Part = 'pilot' | 'driver' | 'passenger' | 'astromech'

const none: readonly Capacity[] = []

/** rule swccg.capacity: what a starship or vehicle holds. Cancelled text leaves it. rule swccg.cancelling-game-text */
export function holdsOf(t: Table, ship: Card): readonly Capacity[] {
  let found = none
  for (const { ability } of clausesOf(t, ship)) {
    if (ability.ability !== 'capacity') continue
    const { holds } = ability as Any
    // What a text gives it comes on top.
    found = found === none ? holds : [...found, ...holds]
  }
  return found
}

/** rules swccg.passengers, swccg.carrying, swccg.transport-vehicles: each has a part of its own aboard. Has it pilot skill, of its own or given? rule swccg.pilot-icon */
export const isPilot = (t: Table, card: Card): boolean =>
  iconCount(t, card, 'pilot') > 0 || saidOf(t, 'is', card).some(({ gain }) => (gain as Any).is.includes('pilot'))

/** The parts this character could have aboard that card. rules swccg.pilot, swccg.drivers, swccg.astromech */
function partsFor(t: Table, card: Card, ship: Card): Part[] {
  const seat = t.s.controller[card] as Seat
  const at = locationOf(t, ship)
  // rule swccg.sleeping
  if (hasRule(t, 'sleeping', card)) return ['passenger']
  const parts: Part[] = []
  const pilots = isPilot(t, card) || allowing(t, { deed: 'pilot', card, seat, at, what: ship }) !== null
  if (pilots && !forbidden(t, { deed: 'pilot', card, seat, at, what: ship })) parts.push('pilot')
  const drives = !isDroid(t, card) || allowing(t, { deed: 'drive', card, seat, at, what: ship }) !== null
  if (drives && !forbidden(t, { deed: 'drive', card, seat, at, what: ship })) parts.push('driver')
  if (defOf(t, card).model === 'astromech droid') parts.push('astromech')
  parts.push('passenger')
  return parts
}

/** How somebody aboard lies there. An astromech is a passenger with a place of its own. */
const roleOf = (part: Part): number => (part === 'pilot' || part === 'driver' ? PILOT : PASSENGER)

/** Whatever part suits. */
const ANY = -1

/** The ways in which this card could go aboard that one now: PILOT, PASSENGER, CARGO; `along`: who goes with it. */
export function rolesAboard(t: Table, card: Card, ship: Card, along: readonly Card[] = []): number[] {
  const seat = t.s.controller[card] as Seat
  const at = locationOf(t, ship)
  if (forbidden(t, { deed: 'board', card, seat, at, what: ship })) return []
  if (!isCharacter(t, card)) return fitsInBay(t, card, ship, along) ? [CARGO] : []
  const found: number[] = []
  for (const part of partsFor(t, card, ship)) {
    const role = roleOf(part)
    if (!found.includes(role) && isRoom(t, ship, card, role, along)) found.push(role)
  }
  return found
}

/** Is there a seat left, if everybody aboard keeps the part they have? */
function isRoom(t: Table, ship: Card, card: Card, role: number, along: readonly Card[]): boolean {
  const seats: Part[][] = []
  for (const hold of holdsOf(t, ship)) if (hold.as) for (let i = 0; i < hold.n; i++) seats.push(hold.as as Part[])
  const people: { card: Card; role: number }[] = []
  // Two people on one card take two seats.
  const add = (one: Card, as: number): void => {
    for (let i = peopleOn(t, one); i > 0; i--) people.push({ card: one, role: as })
  }
  add(card, role)
  for (const each of along) if (isCharacter(t, each)) add(each, ANY)
  for (const each of directlyOn(t.s, ship)) if (each !== card && isCharacter(t, each)) add(each, t.s.as[each] as number)
  return seated(t, ship, people, seats)
}

/** Can each of them have a seat of its own that suits its part? */
function seated(t: Table, ship: Card, people: { card: Card; role: number }[], seats: readonly Part[][]): boolean {
  const [first, ...rest] = people
  if (first === undefined) return true
  const parts = partsFor(t, first.card, ship).filter((part) => first.role === ANY || roleOf(part) === first.role)
  for (let i = 0; i < seats.length; i++) {
    if (!(seats[i] as Part[]).some((part) => parts.includes(part))) continue
    if (seated(t, ship, rest, [...seats.slice(0, i), ...seats.slice(i + 1)])) return true
  }
  return false
}

/** rule swccg.capacity: cargo bays count vehicles and starfighters. */
function fitsInBay(t: Table, card: Card, ship: Card, along: readonly Card[]): boolean {
  if (!isStarship(t, card) && !isVehicle(t, card)) return false
  const inBay = directlyOn(t.s, ship).filter((each) => each !== card && t.s.as[each] === CARGO)
  const x = scopeOf(t, ship)
  const holds = holdsOf(t, ship).filter((hold) => hold.what !== undefined)
  const places = holds.flatMap((hold) => Array.from({ length: hold.n }, () => hold.what as Any))
  const put = (cards: Card[], left: Any[]): boolean => {
    const [first, ...rest] = cards
    if (first === undefined) return true
    return left.some((what, i) => fits(t, first, what, x) && put(rest, [...left.slice(0, i), ...left.slice(i + 1)]))
  }
  return put([card, ...along.filter((each) => !isCharacter(t, each)), ...inBay], places)
}

/** Is it such a card, wherever it is now? */
const fits = (t: Table, card: Card, what: Any, x: ReturnType<typeof scopeOf>): boolean => isA(t, card, what, x, x.you)
