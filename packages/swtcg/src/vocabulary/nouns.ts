import { type Card, controllerOf, pileOf, type Seat } from '@dejarik/kernel'
import {
  amount,
  bound,
  type Noun as KernelNoun,
  playersOf,
  type Scope,
  type Vocabulary,
} from '@dejarik/kernel/vocabulary'
import { equippedUnit, pilotedUnit } from '../columns.js'
import type { Kind, Query, Target } from '../effects/tree.js'
import {
  ARENA,
  ATTACHED,
  BUILD,
  cardsIn,
  DECK,
  DISCARD,
  def,
  FACE_DOWN,
  HAND,
  isOfType,
  isUnitCard,
  locationIn,
  locationPile,
  OUT,
  zoneOf,
} from '../rules/zones.js'
import { type Arena, arenas, type State, type Table } from '../state.js'

type Noun = KernelNoun<State>

const both: readonly Seat[] = [0, 1]
const one: readonly (readonly Seat[])[] = [[0], [1]]

export function seatsOf(t: Table, query: Query, x: Scope, you: Seat): readonly Seat[] {
  const { whose } = query
  if (whose === undefined) return both
  if (whose === 'yours') return one[you] as readonly Seat[]
  if (whose === 'opponent') return one[1 - you] as readonly Seat[]
  // "Another of that player's units": where no player was named, the one who has that unit.
  if (x.that.player === undefined) return bound(t, { that: 'unit' }, x).map((unit) => controllerOf(t.s, unit))
  return playersOf(t, whose, x, you)
}

const inPlay = [BUILD, ARENA, ARENA + 1, ARENA + 2]
const zones: Record<string, readonly number[]> = {
  space: [ARENA],
  ground: [ARENA + 1],
  character: [ARENA + 2],
  arena: [ARENA, ARENA + 1, ARENA + 2],
  build: [BUILD],
  hand: [HAND],
  discard: [DISCARD],
  deck: [DECK],
  'set-aside': [OUT, FACE_DOWN],
  under: [OUT, FACE_DOWN],
}

/** Every name that a zone may have in a query. */
export const zoneNames: ReadonlySet<string> = new Set([...Object.keys(zones), 'this-battle'])

/** `this-battle`: the arena being fought in. */
function zoneNamed(t: Table, name: string): readonly number[] {
  if (name === 'this-battle') return t.s.battle < 0 ? [] : [ARENA + t.s.battle]
  return zones[name] ?? []
}

/** The zones a query speaks of: in play where it says nothing. */
export function zonesOf(t: Table, query: Query, x: Scope): readonly number[] {
  const { zone } = query
  // rule swtcg.face-down-under-unit: what lies under a unit is set aside
  if (zone === undefined) return query.under === undefined ? inPlay : (zones.under as readonly number[])
  if (Array.isArray(zone)) return zone.flatMap((each) => zoneNamed(t, each))
  if (typeof zone === 'string') return zoneNamed(t, zone)
  // Before it is chosen it could be any.
  if ('that' in zone) return x.that.arena?.map((arena) => ARENA + arena) ?? (zones.arena as readonly number[])
  if (typeof zone.of === 'object' && x.that[zone.of.that] === undefined) return zones.arena as readonly number[]
  const unit = bound(t, zone.of, x)[0]
  const where = unit === undefined ? -1 : zoneHere(t.s, unit)
  if (where >= ARENA && where < ARENA + 3) return [where]
  // A unit that was just discarded: the arena that it was in.
  return (x.that.left ?? []).map((arena) => ARENA + arena)
}

/** The zone a card counts as being in: a Location is in its arena, what is on a unit is where the unit is. */
function zoneHere(s: Table['s'], card: Card): number {
  const host = [s.piloting[card], s.equipped[card], s.under[card]].find((on) => (on as Card) >= 0)
  if (host !== undefined) return zoneHere(s, host)
  const arena = arenas.findIndex((_arena, i) => s.pile[card] === locationPile(i))
  return arena < 0 ? zoneOf(pileOf(s, card)) : ARENA + arena
}

/** Is it where the query says? Of dice, everywhere. */
export const here = (t: Table, card: Card, query: Query, x: Scope): boolean =>
  query.kind === 'die' || zonesOf(t, query, x).includes(zoneHere(t.s, card))

const unitKinds: ReadonlySet<string> = new Set(['unit', 'space', 'ground', 'character'])

/** rule swtcg.piloting-units: a Pilot on a unit is no unit and no Character; words that speak of those do not mean it. */
export const counts = (t: Table, card: Card, query: Query): boolean =>
  !unitKinds.has(query.kind) ||
  pilotedUnit(t.s, card) < 0 ||
  query.pilots === true ||
  query.aboard === true ||
  query.on !== undefined

/** Pilots on units, there where the query says. */
const aboard = (t: Table, query: Query, x: Scope, you: Seat): Card[] =>
  seatsOf(t, query, x, you)
    .flatMap((seat) => cardsIn(t.s, seat, ATTACHED))
    .filter((card) => pilotedUnit(t.s, card) >= 0 && (query.zone === undefined || here(t, card, query, x)))
    .sort((a, b) => a - b)

/** The same list in canonical order. It is short and mostly in order. */
function inOrder(cards: Card[]): Card[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i] as Card
    let at = i
    for (; at > 0 && (cards[at - 1] as Card) > card; at--) cards[at] = cards[at - 1] as Card
    cards[at] = card
  }
  return cards
}

/** The zones that a query speaks of whatever else is so; undefined where that depends. */
function fixedZones({ zone, under }: Query): readonly number[] | undefined {
  if (zone === undefined) return under === undefined ? inPlay : zones.under
  return typeof zone === 'string' && zone !== 'this-battle' ? (zones[zone] ?? []) : undefined
}

type Search = (t: Table, x: Scope, you: Seat) => readonly number[]

/** In play only units count as units; outside it, unit cards. Cards being built are named by `building`. */
function search(is: (t: Table, card: Card) => boolean, query: Query): Search {
  // rule swtcg.piloting-units: a Pilot on a unit is found where that unit is
  if (query.on !== undefined || query.aboard)
    return (t, x, you) => aboard(t, query, x, you).filter((card) => is(t, card))
  const fixed = fixedZones(query)
  const building = query.building === true
  const under = query.zone === 'under'
  const pilots = query.pilots === true
  return (t, x, you) => {
    const { s } = t
    const places = fixed ?? zonesOf(t, query, x)
    let found: Card[] | undefined
    for (const seat of seatsOf(t, query, x, you)) {
      if (pilots) {
        for (const card of cardsIn(s, seat, ATTACHED)) {
          if (pilotedUnit(s, card) < 0 || !is(t, card) || !places.includes(zoneHere(s, card))) continue
          if (found === undefined) found = [card]
          else found.push(card)
        }
      }
      for (const which of places) {
        for (const card of cardsIn(s, seat, which)) {
          if (which === BUILD && (s.faceUp[card] === 0) !== building) continue
          // rule swtcg.face-down-under-unit: they lie set aside, marked with their unit
          if ((under && s.named[`${card} under`] === undefined) || !is(t, card)) continue
          if (found === undefined) found = [card]
          else found.push(card)
        }
      }
    }
    return found === undefined ? NOTHING : inOrder(found)
  }
}
const NOTHING: readonly Card[] = []

const things =
  (is: (t: Table, card: Card) => boolean) =>
  (t: Table, query: Query, x: Scope, you: Seat): readonly number[] =>
    search(is, query)(t, x, you)

const typed = (type: Arena) => (t: Table, card: Card) => isUnitCard(t, card) && isOfType(t, card, type)
const first = (type: string) => (t: Table, card: Card) => def(t, card).types[0] === type
const noun = (is: (t: Table, card: Card) => boolean): Noun => ({
  all: things(is),
  among: (query: Query) => search(is, query),
  is,
})

const isLocation = first('location')

/** Locations in play lie on the table, one in each arena, not in a player's zone. rule swtcg.location-cards */
function searchLocations(query: Query): Search {
  const fixed = fixedZones(query)
  const elsewhere = query.zone === undefined && query.building !== true ? undefined : search(isLocation, query)
  return (t, x, you) => {
    const places = fixed ?? zonesOf(t, query, x)
    const seats = seatsOf(t, query, x, you)
    let found: Card[] | undefined
    for (let arena = 0; arena < arenas.length; arena++) {
      const card = places.includes(ARENA + arena) && query.building !== true ? locationIn(t.s, arena) : -1
      if (card < 0 || !seats.includes(controllerOf(t.s, card))) continue
      if (found === undefined) found = [card]
      else found.push(card)
    }
    const others = elsewhere?.(t, x, you) ?? NOTHING
    return found === undefined ? others : inOrder([...found, ...others])
  }
}

const locations: Noun = {
  is: isLocation,
  all: (t, query: Query, x, you) => searchLocations(query)(t, x, you),
  among: searchLocations,
}

/** rule swtcg.piloting-units: words that name no unit or Character speak of Pilots on units too. */
const cards: Noun = {
  is: () => true,
  all(t: Table, query: Query, x: Scope, you: Seat) {
    const lying = things(() => true)(t, query, x, you)
    if (query.building === true) return lying
    const pilots = seatsOf(t, query, x, you).flatMap((seat) =>
      cardsIn(t.s, seat, ATTACHED).filter((card) => pilotedUnit(t.s, card) >= 0 && here(t, card, query, x)),
    )
    return pilots.length === 0 ? lying : [...lying, ...pilots].sort((a, b) => a - b)
  },
}

/** Finished Equipment lies in the build zone or is on a unit. rule swtcg.gl-equipment-card */
const equipment: Noun = {
  is: first('equipment'),
  all(t: Table, query: Query, x: Scope, you: Seat) {
    const worn = seatsOf(t, query, x, you).flatMap((seat) =>
      cardsIn(t.s, seat, ATTACHED).filter(
        (card) => equippedUnit(t.s, card) >= 0 && (query.zone === undefined || here(t, card, query, x)),
      ),
    )
    return [...things(first('equipment'))(t, query, x, you), ...worn].sort((a, b) => a - b)
  },
}

export const kinds: Vocabulary<State>['kinds'] = new Map<Kind, Noun>([
  ['unit', noun(isUnitCard)],
  ['space', noun(typed('space'))],
  ['ground', noun(typed('ground'))],
  ['character', noun(typed('character'))],
  ['battle', noun(first('battle'))],
  ['mission', noun(first('mission'))],
  ['equipment', equipment],
  ['location', locations],
  ['card', cards],
  ['die', { all: (t: Table) => t.s.dice.map((_die, i) => i), is: () => true }],
])

type TopTarget = Extract<Target, { top: unknown }>

export function top(t: Table, target: TopTarget, x: Scope, you: Seat): readonly number[] {
  return playersOf(t, target.of, x, you).flatMap((seat) => {
    const deck = cardsIn(t.s, seat, DECK)
    return deck.slice(Math.max(0, deck.length - amount(t, target.top, x, you))).reverse()
  })
}
