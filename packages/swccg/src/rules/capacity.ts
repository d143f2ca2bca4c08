import { type Card, controllerOf, definitionOf, NONE, perCatalog } from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import { hasStatus, roleOf } from '../columns.js'
import type { Catalog, Clause } from '../definitions.js'
import type { Capacity, Query } from '../effects/tree.js'
import { CAPTIVE, CARGO, DRIVER, PASSENGER, PILOT, type Table } from '../state.js'
import { captivesOf } from './capturing.js'
import { directlyOn, locationOf } from './card-states.js'
import { clausesOf, hasOthers } from './clauses.js'
import {
  defOf,
  iconCount,
  isCharacter,
  isDroid,
  isPilotless,
  isStarship,
  isVehicle,
  peopleOn,
  shipsOn,
} from './facts.js'
import { modifiersFor } from './modifiers/modifiers.js'
import { allowing, forbidden, hasRule } from './modifiers/permissions.js'
import { scopeOf } from './modifiers/scope.js'
import { kindSubject } from './modifiers/subjects.js'
import { isSeeker, movesLikeCharacter } from './undercover.js'

const IS = kindSubject('is')

/** The parts that somebody aboard can have. */
export type Part = 'pilot' | 'driver' | 'passenger' | 'astromech'

const none: readonly Capacity[] = []
const onePilot: Capacity = { as: ['pilot'], n: 1 }

/** rule swccg.capacity: what a starship or vehicle holds. Cancelled text leaves it. rule swccg.cancelling-game-text */
export function holdsOf(t: Table, ship: Card): readonly Capacity[] {
  const found = heldBy(clausesOf(t, ship))
  // rule swccg.stealing-vehicles-starships: whoever takes the place of the pilot that was lost.
  return isPilotless(t, ship) ? [...found, onePilot] : found
}

function heldBy(clauses: readonly Clause[]): readonly Capacity[] {
  let found = none
  for (const { ability } of clauses) {
    if (ability.ability !== 'capacity') continue
    const { holds } = ability
    // What a text gives it comes on top.
    found = found === none ? holds : [...found, ...holds]
  }
  return found
}

/** rules swccg.passengers, swccg.carrying, swccg.transport-vehicles: each has a part of its own aboard. Has it pilot skill, of its own or given? rule swccg.pilot-icon */
export const isPilot = (t: Table, card: Card): boolean =>
  iconCount(t, card, 'pilot') > 0 || modifiersFor(t, IS, card).some(({ change }) => change.is.includes('pilot'))

/** The parts this character could have aboard that card. rules swccg.pilot, swccg.drivers, swccg.astromech */
function partsFor(t: Table, card: Card, ship: Card): Part[] {
  const seat = controllerOf(t.s, card)
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
const roleAs = (part: Part): number => (part === 'pilot' ? PILOT : part === 'driver' ? DRIVER : PASSENGER)

/** Whatever part suits. */
const ANY = -1

const noSeats: readonly Part[][] = []

interface Person {
  card: Card
  role: number
}

/** The ways in which this card could go aboard that one now: PILOT, DRIVER, PASSENGER, CARGO; `along`: who goes with it. */
export function rolesAboard(t: Table, card: Card, ship: Card, along: readonly Card[] = []): number[] {
  const isPerson = isCharacter(t, card)
  const seats = isPerson ? seatsOf(t, ship) : noSeats
  // Most often there is nothing to sit on, or every seat is taken.
  if (isPerson && peopleOn(t, card) > seats.length) return []
  const others = isPerson ? othersAboard(t, card, ship, along) : []
  if (isPerson && others.length + peopleOn(t, card) > seats.length) return []
  const seat = controllerOf(t.s, card)
  if (forbidden(t, { deed: 'board', card, seat, at: locationOf(t, ship), what: ship })) return []
  // rules swccg.seekers, swccg.movement: they take up no room, nor does what only moves like a character.
  if (isSeeker(t, card) || movesLikeCharacter(t, card)) return [PASSENGER]
  if (!isPerson) return fitsInBay(t, card, ship, along) ? [CARGO] : []
  return rolesBeside(t, card, ship, others)
}

/** The ways in which this character could take the place that another has aboard. rule swccg.persona-replacement */
export const rolesInPlaceOf = (t: Table, card: Card, old: Card, ship: Card): number[] =>
  rolesBeside(t, card, ship, othersAboard(t, old, ship, []))

/** The parts that are left for this character beside the others, who keep theirs. */
function rolesBeside(t: Table, card: Card, ship: Card, others: readonly Person[]): number[] {
  const found: number[] = []
  const seats = seatsOf(t, ship)
  const taken = others.map((each) => suitable(partsFor(t, each.card, ship), each.role))
  const own = partsFor(t, card, ship)
  for (const part of own) {
    const role = roleAs(part)
    if (!found.includes(role) && isRoom(seats, taken, suitable(own, role), peopleOn(t, card))) found.push(role)
  }
  return found
}

/** Could these two take each other's seats, where no seat is free? rules swccg.pilot, swccg.drivers */
export function maySwapSeats(t: Table, card: Card, other: Card, ship: Card): boolean {
  const rest = othersAboard(t, card, ship, []).map((each) =>
    suitable(partsFor(t, each.card, ship), each.card === other ? roleOf(t.s, card) : each.role),
  )
  const own = suitable(partsFor(t, card, ship), roleOf(t.s, other))
  return isRoom(seatsOf(t, ship), rest, own, peopleOn(t, card))
}

const suitable = (parts: readonly Part[], role: number): readonly Part[] =>
  role === ANY ? parts : parts.filter((part) => roleAs(part) === role)

/** Without limit: more than a deck could fill. */
const UNLIMITED = 60
const room = ({ n }: Capacity): number => (n === 'any' ? UNLIMITED : n)

/** The parts that each seat of a starship or vehicle is for. */
const seatsOf = (t: Table, ship: Card): readonly Part[][] =>
  isPilotless(t, ship) || hasOthers(t, ship)
    ? seatsIn(holdsOf(t, ship))
    : (printedSeats(t.catalog)[definitionOf(t.s, ship)] as readonly Part[][])

function seatsIn(holds: readonly Capacity[]): readonly Part[][] {
  const seats: Part[][] = []
  for (const hold of holds) if (hold.as) for (let i = 0; i < room(hold); i++) seats.push(hold.as as Part[])
  return seats
}

/** By definition, what is printed. */
const printedSeats = perCatalog(({ clausesOf: all }: Catalog): readonly (readonly Part[][])[] =>
  all.map((clauses) => seatsIn(heldBy(clauses))),
)

/** What its crew does aboard, as printed: no vehicle has room for pilots and for drivers. */
export const steering = (t: Table, ship: Card): number =>
  printedSeats(t.catalog)[definitionOf(t.s, ship)]?.some((parts) => parts.includes('driver')) ? DRIVER : PILOT

/** Who else would sit there: those who go along, and those aboard, who keep the part they have. */
function othersAboard(t: Table, card: Card, ship: Card, along: readonly Card[]): Person[] {
  const people: Person[] = []
  // rule swccg.escorting: a captive takes a passenger's seat wherever its escort goes.
  for (const captive of captivesOf(t, card)) addPeople(t, captive, PASSENGER, people)
  for (const each of along) if (isCharacter(t, each)) addPeople(t, each, ANY, people)
  for (const each of directlyOn(t, ship))
    if (each !== card && isCharacter(t, each)) {
      addPeople(t, each, roleOf(t.s, each), people)
      for (const captive of captivesOf(t, each)) addPeople(t, captive, PASSENGER, people)
    }
  return people
}

/** Two people on one card take two seats. */
function addPeople(t: Table, card: Card, role: number, people: Person[]): void {
  for (let i = peopleOn(t, card); i > 0; i--) people.push({ card, role })
}

/** Is there a seat for so many with these parts, besides the others with theirs? */
function isRoom(
  seats: readonly Part[][],
  others: readonly (readonly Part[])[],
  own: readonly Part[],
  n: number,
): boolean {
  return placed(n + others.length, seats.length, (who, seat) => {
    const parts = who < n ? own : (others[who - n] as readonly Part[])
    return (seats[seat] as Part[]).some((part) => parts.includes(part))
  })
}

/** Can each of them have a place of its own that suits? Whoever has one makes way if there is another for them. */
function placed(many: number, places: number, suits: (who: number, place: number) => boolean): boolean {
  const holder: number[] = new Array(places).fill(NONE)
  const give = (who: number, asked: boolean[]): boolean => {
    for (let place = 0; place < places; place++) {
      if (asked[place] || !suits(who, place)) continue
      asked[place] = true
      const other = holder[place] as number
      if (other !== NONE && !give(other, asked)) continue
      holder[place] = who
      return true
    }
    return false
  }
  for (let who = 0; who < many; who++) if (!give(who, [])) return false
  return true
}

/** Beneath it, and not in its bay. rule swccg.captured-starships */
const isCaptive = (t: Table, card: Card): boolean => hasStatus(t.s, card, CAPTIVE)

/** rule swccg.capacity: cargo bays count vehicles and starfighters. */
function fitsInBay(t: Table, card: Card, ship: Card, along: readonly Card[]): boolean {
  if (!isStarship(t, card) && !isVehicle(t, card)) return false
  const holds = holdsOf(t, ship).filter((hold) => hold.what !== undefined)
  if (holds.length === 0) return false
  const inBay = directlyOn(t, ship).filter(
    (each) => each !== card && roleOf(t.s, each) === CARGO && !isCaptive(t, each),
  )
  const x = scopeOf(t, ship)
  const places = holds.flatMap((hold) => Array.from({ length: room(hold) }, () => hold.what))
  // A squadron takes the room of three.
  const cards = [card, ...along.filter((each) => !isCharacter(t, each)), ...inBay].flatMap((each) =>
    new Array<Card>(shipsOn(t, each)).fill(each),
  )
  return placed(cards.length, places.length, (who, place) => fits(t, cards[who] as Card, places[place], x))
}

/** Is it such a card, wherever it is now? */
const fits = (t: Table, card: Card, what: Query | undefined, x: ReturnType<typeof scopeOf>): boolean =>
  what !== undefined && isA(t, card, what, x, x.you)
