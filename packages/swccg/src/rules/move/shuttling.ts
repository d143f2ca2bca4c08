import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import { hostOf, isMarked } from '../../columns.js'
import { AT, MOVED, type Table } from '../../state.js'
import { cloudsOf } from '../adjacency.js'
import { rolesAboard } from '../capacity.js'
import { isActive, locationOf } from '../card-states.js'
import { isDagobah } from '../deploy/dagobah.js'
import { mayExistAt } from '../deploy/location-restrictions.js'
import {
  defOf,
  hasTrait,
  isCapital,
  isCharacter,
  isExterior,
  isLocation,
  isSite,
  isStarship,
  isSystem,
  isVehicle,
  systemOf,
} from '../facts.js'
import { forbidden, hasRule, ruleOf } from '../modifiers/permissions.js'
import { cardsIn, TABLE } from '../zones.js'
import { hasCrew, mayMove, moveCost, type Route, shipsOf, walks } from './movers.js'

/** rule swccg.shuttling: between an exterior site and a capital starship with docking, at the related system. */
export function shuttling(t: Table, card: Card, seat: Seat, from: Card, found: Route[]): void {
  // rule swccg.dagobah
  if (isDagobah(t, from)) return
  for (const shuttle of shuttlesAt(t, card, seat, from))
    for (const ship of dockable(t, seat, systemOf(t, from), isStarship))
      for (const as of rolesAboard(t, card, ship)) found.push({ how: 'shuttle', host: ship, as, cost: 0, shuttle })
  if (!isSite(t, from) || !isExterior(t, from) || (!walks(t, card) && !isVehicle(t, card))) return
  for (const ship of dockable(t, shipsOf(t, card, seat), systemOf(t, from)))
    for (const as of rolesAboard(t, card, ship))
      found.push({ how: 'shuttle', host: ship, as, cost: shuttleCost(t, card, seat, from, locationOf(t, ship)) })
}

/**
 * rule swccg.shuttle-vehicles: those at that site that may take a character to or from any starship with docking, for free
 * and in place of their own move.
 */
const shuttlesAt = (t: Table, card: Card, seat: Seat, site: Card): Card[] =>
  !isCharacter(t, card)
    ? []
    : cardsIn(t.s, seat, TABLE).filter((vehicle) => {
        if (hostOf(t.s, vehicle) !== site || !isVehicle(t, vehicle) || !isActive(t, vehicle)) return false
        if (!isShuttle(t, vehicle)) return false
        return !isMarked(t.s, vehicle, MOVED) && hasCrew(t, vehicle) && mayMove(t, vehicle, seat)
      })

/** rule swccg.shuttle-vehicles: every such vehicle, and whatever else a text lets do so. */
const isShuttle = (t: Table, vehicle: Card): boolean =>
  defOf(t, vehicle).subtypes.includes('shuttle vehicle') || hasRule(t, 'shuttles-free', vehicle)

/** How many it takes on one trip: as many as its text says, any number where that says nothing. */
export function shuttleRoom(t: Table, vehicle: Card): number {
  const by = ruleOf(t, 'shuttles-free', vehicle)
  return by?.change.n === undefined ? Number.POSITIVE_INFINITY : amount(t, by.change.n, by.x, by.x.you)
}

/** rule swccg.cloud-sectors: through clouds it costs 1 more for each. */
const shuttleCost = (t: Table, card: Card, seat: Seat, from: Card, to: Card): number =>
  moveCost(t, card, seat, from, to) + cloudsOf(t, systemOf(t, from)).length

/** A player's starships of that sort with ship-docking capability at that system. rule swccg.ship-docking */
const dockable = (t: Table, seat: Seat, system: string, isOne = isCapital): Card[] =>
  cardsIn(t.s, seat, TABLE).filter((ship) => {
    const host = hostOf(t.s, ship)
    if (!isOne(t, ship) || host === NONE || !isLocation(t, host) || !isActive(t, ship)) return false
    return isSystem(t, host) && systemOf(t, host) === system && hasTrait(t, ship, 'ship-docking capability')
  })

/** From a starship down to the planet. */
export function shuttlingDown(t: Table, card: Card, seat: Seat, ship: Card, system: Card, found: Route[]): void {
  if (!isSystem(t, system) || isDagobah(t, system) || !hasTrait(t, ship, 'ship-docking capability')) return
  if (!walks(t, card) && !isVehicle(t, card)) return
  for (const site of t.s.line) {
    if (!isSite(t, site) || systemOf(t, site) !== systemOf(t, system)) continue
    if (!mayExistAt(t, card, site) || forbidden(t, { deed: 'move', card, seat, at: site })) continue
    for (const shuttle of shuttlesAt(t, card, seat, site))
      found.push({ how: 'shuttle', host: site, as: AT, cost: 0, shuttle })
    if (!isCapital(t, ship) || !isExterior(t, site)) continue
    found.push({ how: 'shuttle', host: site, as: AT, cost: shuttleCost(t, card, seat, system, site) })
  }
}
