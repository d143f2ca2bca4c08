import { type Card, definitionOf, NONE, perCatalog, type Seat } from '@dejarik/kernel'
import { mentions } from '@dejarik/kernel/vocabulary'
import { hasStatus, hostOf, roleOf } from '../columns.js'
import type { Catalog } from '../definitions.js'
import type { Query } from '../effects/tree.js'
import type { Table } from '../state.js'
import {
  AT,
  BENEATH,
  CAPTIVE,
  CARGO,
  MISSING,
  ridesAs,
  STACKED,
  SUPPORTING,
  SUSPENDED,
  steersAs,
  UNDERCOVER,
} from '../state.js'
import { isEnclosed, isLocation, isStarship } from './facts.js'
import { cardsIn, onTable, TABLE } from './zones.js'

const HIDDEN_AWAY = SUSPENDED | CAPTIVE | MISSING | UNDERCOVER

/** rules swccg.card-states, swccg.state-active, swccg.state-inactive, swccg.suspending-cards: is it in play as far as text goes that names no state? */
export function isActive(t: Table, card: Card): boolean {
  const { s } = t
  if (!onTable(s, card)) return false
  for (let each = card; each >= 0; each = hostOf(s, each)) {
    const as = roleOf(s, each)
    if (as === STACKED || as === SUPPORTING || as === BENEATH) return false
    if (hasStatus(s, each, HIDDEN_AWAY) && !isStirred(t, card, each)) return false
  }
  return true
}

/** A captured starship where a battle is fought aboard, or what was put on it as such. rule swccg.captured-starships */
const isStirred = (t: Table, card: Card, ship: Card): boolean =>
  card !== ship &&
  (t.s.battle?.aboard === ship ||
    (hostOf(t.s, card) === ship &&
      isStarship(t, ship) &&
      roleOf(t.s, card) === AT &&
      (worksOnCaptives(t.catalog)[definitionOf(t.s, card)] as boolean)))

/** Texts that are put on captured starships work there. rule swccg.state-inactive */
const worksOnCaptives = perCatalog(({ clausesOf }: Catalog): readonly boolean[] =>
  clausesOf.map((clauses) => clauses.some(({ ability }) => ability.ability === 'deploy' && speaksOfCaptives(ability))),
)

const speaksOfCaptives = mentions<Query>((part) => part.captured === true)

/** On table in any state, but for what is stacked or lies beneath. */
export function isInPlay(t: Table, card: Card): boolean {
  const { s } = t
  if (!onTable(s, card)) return false
  for (let each = card; each >= 0; each = hostOf(s, each)) {
    const as = roleOf(s, each)
    if (as === STACKED || as === SUPPORTING || as === BENEATH) return false
  }
  return true
}

/** The location that a card is at, however deep inside (rule swccg.system-location: aboard is not the system); itself for a location; -1 where it is at none. */
export function locationOf(t: Table, card: Card): Card {
  const { s } = t
  for (let each = card; each >= 0; each = hostOf(s, each)) if (isLocation(t, each)) return each
  return NONE
}

/**
 * rules swccg.present, swccg.present-presence-prepositions, swccg.open-vehicles: the one place where a card physically is: a location, or the inside of a starship or enclosed
 * vehicle (that card), or -1.
 */
export function placeOf(t: Table, card: Card): Card {
  const { s } = t
  if (isLocation(t, card)) return card
  let each = card
  for (let host = hostOf(s, each); host >= 0; host = hostOf(s, each)) {
    if (isLocation(t, host)) return host
    // Where a battle is fought aboard, they are with whoever is beside the starship.
    if (s.battle?.aboard === host) {
      each = host
      continue
    }
    const as = roleOf(s, each)
    // In a cargo bay, or inside what is closed: there, and not at the location.
    if (as === CARGO || (as !== AT && isEnclosed(t, host))) return host
    each = host
  }
  return NONE
}

/** rule swccg.present-vs-present-with: is it present at that location, or in that place? */
export const isPresentAt = (t: Table, card: Card, place: Card): boolean =>
  isActive(t, card) && placeOf(t, card) === place

/** rule swccg.present: physically at a location, and not inside something there. */
export const isPresent = (t: Table, card: Card): boolean => {
  const place = placeOf(t, card)
  return place !== NONE && isLocation(t, place)
}

export const isPresentWith = (t: Table, card: Card, that: Card): boolean =>
  card !== that && placeOf(t, card) !== NONE && placeOf(t, card) === placeOf(t, that)

/** Everything directly on, at or aboard this card. */
export const directlyOn = (t: Table, host: Card): readonly Card[] => t.cache.byHost.get(t)[host] ?? nothing

const nothing: readonly Card[] = []

/** By card, what lies directly on it. */
export function findByHost({ s }: Table): readonly (readonly Card[] | undefined)[] {
  const found: (Card[] | undefined)[] = s.def.map(() => undefined)
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of cardsIn(s, seat, TABLE)) {
      const host = hostOf(s, card)
      if (host === NONE) continue
      const on = found[host]
      if (on === undefined) found[host] = [card]
      else on.push(card)
    }
  return found
}

/** Everything on, at or aboard this card, and on what is on it; nearest first. */
export function allOn(t: Table, host: Card): Card[] {
  const found = [...directlyOn(t, host)]
  for (let i = 0; i < found.length; i++) for (const card of directlyOn(t, found[i] as Card)) found.push(card)
  return found
}

/** Cards of a player at a location, however deep inside, active ones. */
export const cardsAt = (t: Table, seat: Seat, location: Card): readonly Card[] =>
  t.cache.cardsAt.get(t, numberOfPair(t, seat, location))

/** A seat and a location (-1: none) as one number, and back. */
export const numberOfPair = ({ s }: Table, seat: Seat, location: Card): number => (location + 1) * s.seats + seat
export const seatIn = ({ s }: Table, pair: number): Seat => pair % s.seats
export const locationIn = ({ s }: Table, pair: number): Card => ((pair / s.seats) | 0) - 1

export function findCardsAt(t: Table, pair: number): readonly Card[] {
  const seat = seatIn(t, pair)
  const location = locationIn(t, pair)
  const found: Card[] = []
  for (const card of cardsIn(t.s, seat, TABLE))
    if (card !== location && locationOf(t, card) === location && isActive(t, card)) found.push(card)
  return found
}

/** The vehicle or starship that a card is aboard, or -1. */
export function aboard(t: Table, card: Card): Card {
  const { s } = t
  const as = roleOf(s, card)
  return ridesAs(as) ? hostOf(s, card) : NONE
}

/** The characters that pilot or drive this card. rule swccg.occupants */
export const pilotsOf = (t: Table, ship: Card): Card[] =>
  directlyOn(t, ship).filter((card) => steersAs(roleOf(t.s, card)))
