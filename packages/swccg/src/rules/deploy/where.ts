import type { Card, Clause, Occurrence, Seat } from '@dejarik/kernel'
import { type Any, amount, bound, find, holds, type Scope } from '@dejarik/kernel/vocabulary'
import { clauseOf } from '../../definitions.js'
import type { Berth } from '../../effects/tree.js'
import { AT, CARGO, other, PILOT, type Table } from '../../state.js'
import { isPlace } from '../../vocabulary/places.js'
import { allowing, forbidden, ownSaid, tollOf } from '../allowed.js'
import { rolesAboard } from '../capacity.js'
import { hasModes } from '../clauses.js'
import { payable } from '../costs.js'
import {
  defOf,
  iconCount,
  isCapital,
  isCharacter,
  isCreature,
  isDockingBay,
  isExterior,
  isInterior,
  isLocation,
  isSector,
  isSite,
  isSpy,
  isStarship,
  isSystem,
  isVehicle,
  sideOf,
} from '../facts.js'
import { forceIcons } from '../generation.js'
import { hasPermanentPilot } from '../piloting.js'
import { isActive, locationOf } from '../places.js'
import { hasPresence, isSpiedOn } from '../presence.js'
import { isTime, isUsedUp, scopeFor } from '../text.js'
import { mayEnter } from '../uniqueness.js'
import { cardsIn, countIn, FORCE, HAND, RESERVE, TABLE } from '../zones.js'
import { deployCost, isPaidAlone } from './cost.js'
import { mayLocate, positions, sameLocation } from './locations.js'

/** A place where a card may be deployed: its host (-1: the table), how it lies there, and what it costs. */
export interface Place {
  host: Card
  as: number
  cost: number
  /** What the opponent must pay too. rule swccg.jawas */
  theirs?: number
  /** A location: where in the line. */
  at?: number
  /** A pilot from hand that is deployed aboard at the same time. rule swccg.starships-deployment */
  pilot?: Card
  /** Cards with several modes: the one it is deployed in. */
  mode?: number
  /** Effects: which berth of their text it is, and what else it names: a side, a pile, a deck. */
  berth?: number
  clause?: number
  on?: string
  /** The target of a Utinni Effect is chosen with it. */
  target?: Card
}

/** rule swccg.deploy-phase: presence or Force icons there; a spy needs neither, nor who has leave. */
export function mayReachPlace(t: Table, card: Card, seat: Seat, at: Card): boolean {
  if (hasPresence(t, seat, at) || forceIcons(t, at, sideOf(seat)) > 0) return true
  // rule swccg.spy
  if (isSpy(t, card)) return true
  // rule swccg.undercover-spies: an undercover spy there lets its player deploy.
  if (isSpiedOn(t, seat, at)) return true
  const own = ownSaid(t, card, 'may deploy').some(({ gain }) => (gain as Any).without === 'presence')
  return own || (allowing(t, { deed: 'deploy', card, seat, at })?.gain as Any)?.without === 'presence'
}

/** rules swccg.never-location-restrictions, swccg.vehicles, swccg.vehicles-deployment, swccg.but-may-move-elsewhere: where a card of this kind can be at all. */
export function mayExistAt(t: Table, card: Card, at: Card): boolean {
  if (isCharacter(t, card)) return isSite(t, at)
  if (isVehicle(t, card) && isLiftTube(t, card))
    return isSite(t, at) && isInterior(t, at) && iconCount(t, at, 'mobile') > 0
  if (isVehicle(t, card)) return isSite(t, at) && isExterior(t, at)
  if (isCapital(t, card)) return isSystem(t, at) || isSector(t, at)
  if (isStarship(t, card)) return isSystem(t, at) || isSector(t, at) || (isSite(t, at) && isExterior(t, at))
  return isCreature(t, card)
}

/** Lift tubes run between interior mobile sites. */
export const isLiftTube = (t: Table, card: Card): boolean => defOf(t, card).name.startsWith('Lift Tube')

/** Its own text, and that of others, may bar it from there. */
export function isBarred(t: Table, card: Card, seat: Seat, at: Card): boolean {
  if (forbidden(t, { deed: 'deploy', card, seat, at })) return true
  const x = scopeFor(t, card, seat, null)
  for (const key of ['cannot deploy', 'only deploy'])
    for (const said of ownSaid(t, card, key)) {
      const there = isThere(t, (said.gain as Any).at, at, x)
      if (there === key.startsWith('cannot')) return true
    }
  return false
}

const isThere = (t: Table, place: Any, at: Card, x: Scope): boolean =>
  place === undefined || isPlace(t, place, at, x, x.you)

/** Every place where this player may deploy this card now, for what it would cost. */
export function places(t: Table, card: Card, seat: Seat, what: Occurrence | null = null, free = false): Place[] {
  if (isLocation(t, card)) return locationPlaces(t, card)
  const found: Place[] = []
  const berths = deployTexts(t, card)
  if (berths.length > 0)
    for (const { clause, mode } of berths)
      for (const place of berthPlaces(t, card, seat, clause, what, free))
        found.push(mode === undefined ? place : { ...place, mode })
  else if (isUnit(t, card)) found.push(...unitPlaces(t, card, seat, free))
  const rich = payable(t, seat)
  return found.filter(
    ({ cost, theirs, host }) =>
      cost + tollOf(t, { deed: 'deploy', card, seat, at: host < 0 ? -1 : locationOf(t, host) }) <= rich &&
      (theirs ?? 0) <= countIn(t.s, other(seat), FORCE) &&
      mayEnter(t, card, seat, host < 0 ? -1 : locationOf(t, host)),
  )
}

const isUnit = (t: Table, card: Card): boolean => isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card)

/** The texts that say where a card deploys: printed, and in each of its modes. */
function deployTexts(t: Table, card: Card): { clause: Clause; mode?: number }[] {
  const found: { clause: Clause; mode?: number }[] = []
  for (const clause of t.catalog.clausesOf[t.s.def[card] as number] as readonly Clause[]) {
    if (clause.ability.ability === 'deploy') found.push({ clause })
    if (!hasModes(clause)) continue
    ;((clause.ability as Any).modes as Any[][]).forEach((abilities, mode) => {
      for (const ability of abilities)
        if (ability.ability === 'deploy') found.push({ clause: clauseOf(t.catalog, ability), mode })
    })
  }
  return declared(t, card, found)
}

/** Where the modes say nothing of where it deploys, each may be declared wherever it goes. */
function declared(t: Table, card: Card, found: { clause: Clause; mode?: number }[]): typeof found {
  const modal = (t.catalog.clausesOf[t.s.def[card] as number] as readonly Clause[]).find(hasModes)
  if (modal === undefined || found.some(({ mode }) => mode !== undefined)) return found
  const modes = (modal.ability as Any).modes as object[][]
  return found.flatMap((text) => modes.map((_, mode) => ({ ...text, mode })))
}

function locationPlaces(t: Table, card: Card): Place[] {
  if (!mayLocate(t, card)) return []
  if (sameLocation(t, card) >= 0 && defOf(t, card).dots === 1) return [{ host: -1, as: AT, cost: 0, at: 0 }]
  return positions(t, card).map((at) => ({ host: -1, as: AT, cost: 0, at }))
}

/** Characters, vehicles and starships: to locations, and aboard. */
function unitPlaces(t: Table, card: Card, seat: Seat, free: boolean): Place[] {
  const found: Place[] = []
  for (const at of t.s.line) {
    if (isBarred(t, card, seat, at) || !mayReachPlace(t, card, seat, at)) continue
    const cost = free ? 0 : deployCost(t, card, seat, at, -1)
    if (mayExistAt(t, card, at) && mayLand(t, card, at)) found.push(...landed(t, card, seat, at, cost))
    // rule swccg.deploying-on-vehicles-starships: straight aboard what is there.
    for (const ship of cardsIn(t.s, seat, TABLE)) {
      if ((!isStarship(t, ship) && !isVehicle(t, ship)) || locationOf(t, ship) !== at || !isActive(t, ship)) continue
      for (const as of rolesAboard(t, card, ship)) {
        found.push({ host: ship, as, cost })
        if (as === CARGO) withPilots(t, card, seat, at, { host: ship, as, cost }, found)
      }
    }
  }
  return found
}

/** rule swccg.starships-deployment: starfighters come down at docking bays only. */
const mayLand = (t: Table, card: Card, at: Card): boolean =>
  !isStarship(t, card) || !isSite(t, at) || isDockingBay(t, at)

/** At a location; a starfighter that needs a pilot brings one, unless it is left empty at a docking bay. */
function landed(t: Table, card: Card, seat: Seat, at: Card, cost: number): Place[] {
  const place = { host: at, as: AT, cost }
  if (!isStarship(t, card) || isCapital(t, card) || hasPermanentPilot(t, card)) return [place]
  const found: Place[] = isSite(t, at) ? [place] : []
  withPilots(t, card, seat, at, place, found)
  return found
}

/** rule swccg.starships-deployment: an empty starfighter there, with each pilot from hand who could come with it. */
function withPilots(t: Table, card: Card, seat: Seat, at: Card, place: Place, found: Place[]): void {
  if (!isStarship(t, card) || hasPermanentPilot(t, card)) return
  for (const pilot of cardsIn(t.s, seat, HAND)) {
    if (!isCharacter(t, pilot) || !rolesAboard(t, pilot, card).includes(PILOT) || !mayEnter(t, pilot, seat, at))
      continue
    if (isBarred(t, pilot, seat, at) || !mayReachPlace(t, pilot, seat, at)) continue
    found.push({ ...place, cost: place.cost + deployCost(t, pilot, seat, at, card), pilot })
  }
}

/** Weapons, devices, Effects and whatever else says in its text where it deploys. */
function berthPlaces(
  t: Table,
  card: Card,
  seat: Seat,
  clause: Clause,
  what: Occurrence | null,
  free: boolean,
): Place[] {
  const tree = clause.ability as Any
  const x = scopeFor(t, card, seat, what)
  if (isUsedUp(t, clause, card, x)) return []
  const during = what !== null ? null : t.s.battle === null ? t.s.phase : 'weapons'
  if (tree.when === undefined ? what !== null : !isTime(t, tree.when, x, during, what)) return []
  if (tree.if !== undefined && !holds(t, tree.if, x, seat)) return []
  const targets: (Card | undefined)[] = tree.target === undefined ? [undefined] : find(t, tree.target, x, seat)
  const found: Place[] = []
  ;(tree.to as Berth[]).forEach((berth, n) => {
    if (isUnit(t, card)) {
      // Characters, vehicles and starships go where such cards go, at the price that their text says.
      const hosts = hostsOf(t, berth, x, seat).map(({ host }) => host)
      for (const place of unitPlaces(t, card, seat, true)) {
        const at = locationOf(t, place.host)
        if (!hosts.includes(place.host) && !hosts.includes(at)) continue
        found.push({ ...place, ...priceOf(t, card, seat, berth, place.host, at, x, free), clause: clause.id })
      }
      return
    }
    for (const { host, on } of hostsOf(t, berth, x, seat)) {
      const at = host < 0 ? -1 : locationOf(t, host)
      if (host >= 0 && isBarred(t, card, seat, at)) continue
      if (host >= 0 && forbidden(t, { deed: 'carry', card: host, seat, at, what: card })) continue
      const price = priceOf(t, card, seat, berth, host, at, x, free)
      // Whoever is meant by two of them takes it for the lower price, which is said first.
      if (host >= 0 && found.some((place) => place.host === host && place.cost <= price.cost)) continue
      for (const target of targets) {
        if (target !== undefined && target === host) continue
        found.push({
          host,
          as: AT,
          ...price,
          berth: n,
          clause: clause.id,
          ...(on === undefined ? {} : { on }),
          ...(target === undefined ? {} : { target }),
        })
      }
    }
  })
  return found
}

/** What a berth means: cards on table, or a side, a pile, a deck. */
function hostsOf(t: Table, berth: Berth, x: Scope, seat: Seat): { host: Card; on?: string }[] {
  const { on } = berth as Any
  if (typeof on === 'string') return [{ host: -1, on }]
  if ('beside' in on) return [0, 1].map((whose) => ({ host: -1, on: `beside ${whose}` }))
  // rule swccg.insert-cards: among at least two cards.
  if ('insert' in on) return countIn(t.s, other(seat), RESERVE) < 2 ? [] : [{ host: -1, on: 'insert' }]
  if ('that' in on) return bound(t, on, x).map((host) => ({ host }))
  return find(t, on, x, seat).map((host) => ({ host }))
}

function priceOf(
  t: Table,
  card: Card,
  seat: Seat,
  berth: Berth,
  host: Card,
  at: Card,
  x: Scope,
  free: boolean,
): { cost: number; theirs?: number } {
  if (free || berth.free) return { cost: 0 }
  const bearer = { ...x, that: { ...x.that, '#attached': host < 0 ? [] : [host] } }
  const base = berth.cost === undefined ? undefined : amount(t, berth.cost, bearer, seat)
  const cost = deployCost(t, card, seat, at, host, base)
  const both = berth.from === 'each-player' && !isPaidAlone(t, card, at, host)
  return both ? { cost, theirs: cost } : { cost }
}
