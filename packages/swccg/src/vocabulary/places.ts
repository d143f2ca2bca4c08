import type { Card, Seat } from '@dejarik/kernel'
import { bound, find, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { hostOf } from '../columns.js'
import type { Place, Query } from '../effects/tree.js'
import { isActive, locationOf, placeOf } from '../rules/card-states.js'
import { defOf, isAsteroid, isLocation, isSector, isSite, isStarship, isSystem, systemOf } from '../rules/facts.js'
import { shipOf } from '../rules/ship-sites.js'
import type { Table } from '../state.js'
import { isNamed } from './names.js'
import { firstPlaceOf, hereOf, itself, one } from './refs.js'

const NOWHERE: readonly Card[] = []

/** rule swccg.related-locations: asteroid sectors are related to a planet and no part of it. Is this location part of that planet, Death Star, city or ship? A system is part of itself. */
export function isPartOf(t: Table, location: Card, name: string): boolean {
  const { place, name: title } = defOf(t, location)
  if (place === name || title === name) return true
  // The sector of a city above a planet belongs to both.
  if (isSector(t, location) && title.endsWith(name) && title.endsWith(`: ${name}`)) return true
  return systemOf(t, location) === name && !isAsteroid(t, location)
}

/** rule swccg.prepositions: on a planet or Death Star: at its sites and clouds, not in its orbit. */
const isOn = (t: Table, location: Card, name: string): boolean => !isSystem(t, location) && isPartOf(t, location, name)

/** rule swccg.prepositions: at a system: on it or in its orbit. */
const isAtSystem = (t: Table, location: Card, name: string): boolean =>
  isPartOf(t, location, name) && (isSystem(t, location) || systemOf(t, location) === name)

/** One place that words without parts mean; -1: none. */
function placeCalled(t: Table, place: string, x: Scope): Card {
  switch (place) {
    case 'here':
      return hereOf(t, x)
    case 'same-site': {
      const here = hereOf(t, x)
      return here >= 0 && isSite(t, here) ? here : -1
    }
    case 'same-system': {
      const here = hereOf(t, x)
      // rule swccg.sectors: what works at a system works at its sectors.
      return here >= 0 && !isSite(t, here) ? here : -1
    }
    case 'battle':
      return t.s.battle?.at ?? -1
    case 'first-place':
      return firstPlaceOf(t, x)
    case 'it':
      return locationOf(t, itself(t))
  }
  throw new Error(`No place is called ${place}`)
}

/** Are these words about locations? */
const isOfLocations = (kind: string): boolean =>
  kind === 'location' || kind === 'site' || kind === 'system' || kind === 'sector'

/** Every location that a place means now. */
export function locationsOf(t: Table, place: Place, x: Scope, you: Seat): readonly Card[] {
  if (typeof place === 'string') return one(placeCalled(t, place, x))
  const p = place
  if ('kind' in p) {
    const found = find(t, p, x, you)
    return isOfLocations(p.kind) ? found : distinct(t, found)
  }
  if ('that' in p) return distinct(t, bound(t, p, x))
  if ('where' in p) return distinct(t, bound(t, p.where, x))
  return t.s.line.filter((location) => isActive(t, location) && isPlace(t, p, location, x, you))
}

/** The locations of these cards, each once. */
function distinct(t: Table, cards: readonly Card[]): readonly Card[] {
  if (cards.length === 1) return one(locationOf(t, cards[0] as Card))
  if (cards.length === 0) return NOWHERE
  const found: Card[] = []
  for (const card of cards) {
    const at = locationOf(t, card)
    if (at >= 0 && !found.includes(at)) found.push(at)
  }
  return found
}

const someAt = (t: Table, cards: readonly Card[], location: Card): boolean => {
  for (const card of cards) if (locationOf(t, card) === location) return true
  return false
}

/** Is this location meant by a place? Without making a list of all that are. */
export function isPlace(t: Table, place: Place, location: Card, x: Scope, you: Seat): boolean {
  if (location < 0) return false
  if (typeof place === 'string') return placeCalled(t, place, x) === location
  const p = place
  if ('kind' in p) return isOfLocations(p.kind) ? isA(t, location, p, x, you) : someAt(t, find(t, p, x, you), location)
  if ('that' in p) return someAt(t, bound(t, p, x), location)
  if ('where' in p) return someAt(t, bound(t, p.where, x), location)
  if ('on' in p) return isOn(t, location, p.on)
  if ('system' in p) return isAtSystem(t, location, p.system)
  for (const each of p.either) if (isPlace(t, each, location, x, you)) return true
  return false
}

const sectorWords = new WeakMap<Query, Query>()

/** The same words about a sector, made once. */
function aboutSectors(query: Query): Query {
  let known = sectorWords.get(query)
  if (known === undefined) {
    known = { ...query, kind: 'sector' }
    sectorWords.set(query, known)
  }
  return known
}

/** rule swccg.sectors: what affects starships at a system affects them at a sector. Is this sector meant by such words? */
export function isSectorFor(t: Table, place: Place, location: Card, x: Scope, you: Seat): boolean {
  if (typeof place === 'string' || location < 0 || !isSector(t, location)) return false
  const p = place
  if ('kind' in p) return p.kind === 'system' && isA(t, location, aboutSectors(p), x, you)
  return 'either' in p && p.either.some((each) => isSectorFor(t, each, location, x, you))
}

/** rule swccg.prepositions: is the card at that place, however deep inside? */
export function isAtPlace(t: Table, card: Card, place: Place, x: Scope, you: Seat): boolean {
  const location = locationOf(t, card)
  if (location < 0) return false
  if (isPlace(t, place, location, x, you)) return true
  if (typeof place === 'string') return false
  if (isStarship(t, card) && isSectorFor(t, place, location, x, you)) return true
  const p = place
  // On a ship is aboard it; a mobile system is at the system it orbits, and what is at its sites is not.
  if ('kind' in p) return false
  if ('on' in p) return isInsideNamed(t, card, p.on)
  if ('system' in p) return card === location && orbits(t, card, p.system)
  if ('either' in p) for (const each of p.either) if (isAtPlace(t, card, each, x, you)) return true
  return false
}

/** rule swccg.death-star-mobile-system */
function orbits(t: Table, card: Card, system: string): boolean {
  const around = t.s.orbit[defOf(t, card).name]
  return around !== undefined && around >= 0 && systemOf(t, around) === system
}

function isInsideNamed(t: Table, card: Card, name: string): boolean {
  for (let host = hostOf(t.s, card); host >= 0 && !isLocation(t, host); host = hostOf(t.s, host))
    if (isNamed(t, host, name)) return true
  return false
}

/** rule swccg.present: is the card physically there: at the location, or inside of the ship that the words mean? */
export function isPresentIn(t: Table, where: Card, place: Place, x: Scope, you: Seat): boolean {
  if (where < 0) return false
  if (isLocation(t, where)) return isPlace(t, place, where, x, you)
  if (place === 'it') return itself(t) === where
  return typeof place === 'object' && 'that' in place && bound(t, place, x).includes(where)
}

/** rule swccg.prepositions: aboard, or on, a starship or vehicle: in or on it, or at one of its sites. */
export function isAboard(t: Table, card: Card, ship: Card): boolean {
  const { s } = t
  let last = card
  for (let each = hostOf(s, card); each >= 0; each = hostOf(s, each)) {
    if (each === ship) return true
    last = each
  }
  return isLocation(t, last) && last !== card && shipOf(t, last) === ship
}

/** Where a thing of a query is physically: permanent pilots are inside of their own card. rule swccg.present */
export const physically = (t: Table, card: Card, inside: boolean): Card => (inside ? card : placeOf(t, card))
