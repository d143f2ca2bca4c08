import { type Card, controllerOf, NONE, type Seat } from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import { hostOf, isMarked, roleOf } from '../../columns.js'
import { AT, CARGO, MOVED, PASSENGER, steersAs, type Table } from '../../state.js'
import { distance } from '../adjacency.js'
import { maySwapSeats, rolesAboard } from '../capacity.js'
import { trappedIn } from '../captured-ships.js'
import { directlyOn, isActive, locationOf, pilotsOf } from '../card-states.js'
import { mayExistAt } from '../deploy/location-restrictions.js'
import {
  defOf,
  fliesAsFighter,
  iconCount,
  isCharacter,
  isCreature,
  isDockingBay,
  isDroid,
  isLocation,
  isSite,
  isStarship,
  isSystem,
  isVehicle,
  shipsOn,
} from '../facts.js'
import { gainedIcons } from '../generation.js'
import { has, numberOf, stat } from '../modifiers/numbers.js'
import { allowing, forbidden, hasRule, mightForbid } from '../modifiers/permissions.js'
import { controls } from '../presence.js'
import { isNextToVehicle, isShipSite, shipOf, sitesOf } from '../ship-sites.js'
import { cardsIn, TABLE } from '../zones.js'
import { howToFly } from './flight.js'
import { type How, hasCrew, mayMove, moveCost, type Route, shipsOf, walks } from './movers.js'
import { shuttling, shuttlingDown } from './shuttling.js'

/** No route is enough: all are wanted. */
const ALL = -1
const isEnough = (found: readonly Route[], enough: number): boolean =>
  found.length > 0 && (found[found.length - 1] as Route).cost <= enough

/** Has it made its regular move of this turn? rule swccg.movement-regular */
export const hasMoved = (t: Table, card: Card): boolean => isMarked(t.s, card, MOVED)

/**
 * Every way in which this card may move now, by the rules of movement; `enough`: where one for so much Force is found, no
 * more are looked for.
 */
export function routes(t: Table, card: Card, seat: Seat, regular = !hasMoved(t, card), enough = ALL): Route[] {
  if (!mayMove(t, card, seat)) return []
  const ship = isActive(t, card) ? NONE : trappedIn(t, card)
  if (ship !== NONE) return outOf(t, card, seat, ship)
  const found: Route[] = []
  const host = hostOf(t.s, card)
  if (isLocation(t, host)) {
    if (regular) {
      regularRoutes(t, card, seat, host, found, enough)
      toBridge(t, card, seat, host, found)
    }
    if (!isEnough(found, enough)) boarding(t, card, seat, host, found)
  } else aboardRoutes(t, card, seat, host, found, regular)
  return found
}

/** rule swccg.captured-starships: off it where it lies beneath a site that its player controls, and nowhere else. */
function outOf(t: Table, card: Card, seat: Seat, ship: Card): Route[] {
  const site = hostOf(t.s, ship)
  const free = hostOf(t.s, card) === ship && isCharacter(t, card) && isSite(t, site) && controls(t, seat, site)
  return free ? [{ how: 'disembark', host: site, as: AT, cost: 0 }] : []
}

function regularRoutes(t: Table, card: Card, seat: Seat, from: Card, found: Route[], enough: number): void {
  // rule swccg.combat-vehicles: an empty vehicle may be shuttled.
  shuttling(t, card, seat, from, found)
  if (isEnough(found, enough) || !hasCrew(t, card)) return
  const barred = mightForbid(t, { deed: 'move', card, seat, at: NONE })
  for (const to of t.s.line) {
    const how = to === from ? null : howTo(t, card, from, to)
    if (how === null || (barred && forbidden(t, { deed: 'move', card, seat, at: to }))) continue
    const bay = (how === 'land' && isDockingBay(t, to)) || (how === 'take-off' && isDockingBay(t, from))
    const price = isShipSite(t, from) || isShipSite(t, to) ? entryCost(t, card, seat, from, to) : null
    // rule swccg.landing-taking-off: free at a docking bay.
    const cost = bay ? 0 : (price ?? moveCost(t, card, seat, from, to))
    if (!Number.isNaN(cost)) found.push({ how, host: to, as: AT, cost })
    if (isEnough(found, enough)) return
  }
}

/** rule swccg.vehicle-sites: in and out is free for whoever has the vehicle; others pay what its site says, where it lets them. */
function entryCost(t: Table, card: Card, seat: Seat, from: Card, to: Card): number | null {
  const site = isNextToVehicle(t, from, to) ? from : isNextToVehicle(t, to, from) ? to : NONE
  if (site === NONE) return null
  if (controllerOf(t.s, shipOf(t, site)) === seat) return 0
  const leave = allowing(t, { deed: 'enter', card, seat, at: site })
  return leave === null ? Number.NaN : amount(t, leave.change.n ?? 1, leave.x, leave.x.you)
}

/** rules swccg.vehicle-sites, swccg.starship-sites: from a site to the vehicle or starship itself, a regular move, as far as there is room. */
function toBridge(t: Table, card: Card, seat: Seat, site: Card, found: Route[]): void {
  const ship = isShipSite(t, site) && isCharacter(t, card) ? shipOf(t, site) : NONE
  if (ship === NONE || controllerOf(t.s, ship) !== shipsOf(t, card, seat)) return
  for (const as of rolesAboard(t, card, ship))
    found.push({ how: 'inboard', host: ship, as, cost: moveCost(t, card, seat, site, site) })
}

function toShipSites(t: Table, card: Card, seat: Seat, ship: Card, found: Route[]): void {
  if (!isCharacter(t, card)) return
  for (const site of sitesOf(t, ship))
    if (!forbidden(t, { deed: 'move', card, seat, at: site }))
      found.push({ how: 'inboard', host: site, as: AT, cost: moveCost(t, card, seat, site, site) })
}

/** Straight to a place that a text names, however far it is. */
export const directRoutes = (t: Table, card: Card, seat: Seat, to: readonly Card[]): Route[] =>
  !mayMove(t, card, seat) || !hasCrew(t, card)
    ? []
    : to
        .filter((at) => at !== locationOf(t, card) && mayExistAt(t, card, at))
        .filter((at) => !forbidden(t, { deed: 'move', card, seat, at }))
        .map((host) => ({ how: 'directly', host, as: AT, cost: moveCost(t, card, seat, locationOf(t, card), host) }))

/** The regular move that would take it from one location to the other, or null. */
export function howTo(t: Table, card: Card, from: Card, to: Card): How | null {
  if (isStarship(t, card)) {
    // rule swccg.death-star-mobile-system: between a mobile system and what it orbits, without hyperdrive.
    if (isSystem(t, from) && isSystem(t, to))
      return mayJump(t, card, from, to) ? 'hyperspeed' : areInOrbit(t, from, to) ? 'sublight' : null
    return howToFly(t, card, from, to)
  }
  // rule swccg.creatures: within their habitat.
  if (isCreature(t, card) && !mayExistAt(t, card, to)) return null
  if (!isSite(t, from) || !isSite(t, to)) return isVehicle(t, card) ? howToFly(t, card, from, to) : null
  const steps = distance(t, from, to)
  // What moves like a character has a character's landspeed.
  if (steps < 1 || steps > (has(t, card, 'landspeed') ? numberOf(t, card, 'landspeed') : 1)) return null
  return isVehicle(t, card) && !mayDrive(t, card, from, to) ? null : 'landspeed'
}

/** rule swccg.vehicles-movement: among related exterior sites, the ones between too. */
function mayDrive(t: Table, card: Card, from: Card, to: Card): boolean {
  const { line } = t.s
  const [a, b] = [line.indexOf(from), line.indexOf(to)].sort((x, y) => x - y) as [number, number]
  if (hasRule(t, 'moves-like-character', card)) return true
  return line.slice(a, b + 1).every((site) => mayExistAt(t, card, site))
}

/** rules swccg.starships-movement, swccg.hyperspeed, swccg.permanent-nav-computer, swccg.nav-computer-icon: hyperspeed and a nav computer, for so many parsecs. */
function mayJump(t: Table, card: Card, from: Card, to: Card): boolean {
  const speed = stat(t, card, 'hyperspeed')
  if (Number.isNaN(speed) || !hasNavComputer(t, card)) return false
  const far = Math.abs(parsecOf(t, from) - parsecOf(t, to))
  return !Number.isNaN(far) && far <= speed
}

const areInOrbit = (t: Table, a: Card, b: Card): boolean =>
  t.s.orbit[defOf(t, a).name] === b || t.s.orbit[defOf(t, b).name] === a

/** A squadron needs one for each of its starfighters. rule swccg.squadrons */
function hasNavComputer(t: Table, ship: Card): boolean {
  const need = shipsOn(t, ship)
  const own = iconCount(t, ship, 'nav computer') + gainedIcons(t, ship, 'nav computer')
  if (own >= need) return true
  const aboard = directlyOn(t, ship).filter(
    (card) => isActive(t, card) && isDroid(t, card) && iconCount(t, card, 'nav computer') > 0,
  )
  return own + aboard.length >= need
}

/** rule swccg.parsec-numbers; a mobile system's changes. */
export function parsecOf(t: Table, system: Card): number {
  const { parsec } = defOf(t, system)
  return typeof parsec === 'number' ? parsec : (t.s.parsec[defOf(t, system).name] ?? 0)
}

/** rule swccg.embarking: characters onto vehicles and starfighters there, these into cargo bays there. */
function boarding(t: Table, card: Card, seat: Seat, at: Card, found: Route[]): void {
  if (!walks(t, card) && !isVehicle(t, card) && !fliesAsFighter(t, card)) return
  if (!walks(t, card) && !hasCrew(t, card)) return
  for (const ship of cardsIn(t.s, shipsOf(t, card, seat), TABLE)) {
    if (ship === card || hostOf(t.s, ship) !== at || !isActive(t, ship)) continue
    if (!isStarship(t, ship) && !isVehicle(t, ship)) continue
    for (const as of rolesAboard(t, card, ship)) found.push({ how: 'embark', host: ship, as, cost: 0 })
  }
}

/** From aboard: off it, between bay and bridge, or from a capital starship down to the planet. */
function aboardRoutes(t: Table, card: Card, seat: Seat, ship: Card, found: Route[], regular: boolean): void {
  if (!isStarship(t, ship) && !isVehicle(t, ship)) return
  const outer = hostOf(t.s, ship)
  if (regular) toShipSites(t, card, seat, ship, found)
  if (regular && isLocation(t, outer)) shuttlingDown(t, card, seat, ship, outer, found)
  if (!walks(t, card) && !hasCrew(t, card)) return
  if (isLocation(t, outer)) {
    // rule swccg.never-location-restrictions: out of a bay wherever it can be, at a sector too.
    if (mayExistAt(t, card, outer)) found.push({ how: 'disembark', host: outer, as: AT, cost: 0 })
  } else if (walks(t, card)) {
    // rule swccg.embarking: in a cargo bay, its people may go over to the bridge.
    for (const as of rolesAboard(t, card, outer)) found.push({ how: 'disembark', host: outer, as, cost: 0 })
  }
  // From the bridge into something in the bay.
  if (walks(t, card))
    for (const inner of directlyOn(t, ship)) {
      if (roleOf(t.s, inner) !== CARGO || inner === card) continue
      for (const as of rolesAboard(t, card, inner)) found.push({ how: 'embark', host: inner, as, cost: 0 })
    }
}

/** The other seats it could take aboard where it is. rules swccg.pilot, swccg.drivers */
export function otherSeats(t: Table, card: Card): number[] {
  if (!isSeated(t, card)) return []
  return rolesAboard(t, card, hostOf(t.s, card)).filter((role) => role !== roleOf(t.s, card))
}

/** Whoever pilots or drives what this passenger is aboard and could change places with it, where no other seat is free. */
export function seatPartners(t: Table, card: Card): Card[] {
  if (roleOf(t.s, card) !== PASSENGER || otherSeats(t, card).length > 0) return []
  const host = hostOf(t.s, card)
  return pilotsOf(t, host).filter(
    (other) =>
      controllerOf(t.s, other) === controllerOf(t.s, card) &&
      !otherSeats(t, other).includes(PASSENGER) &&
      maySwapSeats(t, card, other, host),
  )
}

/** Has this character a seat aboard something? */
export const isSeated = (t: Table, card: Card): boolean => {
  const as = roleOf(t.s, card)
  return (steersAs(as) || as === PASSENGER) && hostOf(t.s, card) !== NONE && isCharacter(t, card)
}
