import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { hostOf } from '../columns.js'
import type { Table } from '../state.js'
import { isActive, locationOf } from './card-states.js'
import { defOf, hasTrait, isStarship, isVehicle } from './facts.js'
import { cardsIn, TABLE } from './zones.js'

/** A site inside a vehicle or starship. rules swccg.vehicle-sites, swccg.starship-sites, swccg.sandcrawler-sites */
export const isVehicleSite = (t: Table, card: Card): boolean => defOf(t, card).icons['vehicle site'] !== undefined
export const isShipSite = (t: Table, card: Card): boolean =>
  defOf(t, card).icons['starship site'] !== undefined || isVehicleSite(t, card)

/** The name that the sites of one vehicle or starship have in common; a cave has that of its asteroid. */
export const insideOf = (t: Table, site: Card, card: Card): string => `${defOf(t, site).place} ${card}`

/** What a site of any such ship may be deployed on: one's own on table of that kind. */
export const shipsFor = (t: Table, site: Card, seat: Seat): Card[] => {
  const kind = (defOf(t, site).place ?? '').toLowerCase()
  return cardsIn(t.s, seat, TABLE).filter(
    (ship) => (isStarship(t, ship) || isVehicle(t, ship)) && hasTrait(t, ship, kind) && isActive(t, ship),
  )
}

/** The vehicle or starship that this site is part of, or -1: one of a certain ship need not have it on table. */
export function shipOf(t: Table, site: Card): Card {
  if (!isShipSite(t, site)) return NONE
  const { place = '' } = defOf(t, site)
  const group = t.s.grouped[site]
  if (group !== undefined) return Number(group.slice(place.length + 1))
  for (let seat = 0; seat < t.s.seats; seat++)
    for (const ship of cardsIn(t.s, seat, TABLE))
      if ((isStarship(t, ship) || isVehicle(t, ship)) && defOf(t, ship).personas.includes(place)) return ship
  return NONE
}

/** The sites of this vehicle or starship on table. */
export const sitesOf = (t: Table, ship: Card): Card[] => t.s.line.filter((site) => shipOf(t, site) === ship)

/** rule swccg.vehicle-sites: it is next to the site where its vehicle is, wherever that goes. */
export function isNextToVehicle(t: Table, inner: Card, outer: Card): boolean {
  if (!isVehicleSite(t, inner)) return false
  const vehicle = shipOf(t, inner)
  return vehicle !== NONE && hostOf(t.s, vehicle) === outer && locationOf(t, vehicle) === outer
}
