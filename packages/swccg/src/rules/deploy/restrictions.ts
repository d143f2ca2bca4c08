import { type Card, controllerOf, definitionOf, type Occurrence, type Seat } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import type { Place as Where } from '../../effects/tree.js'
import { AT, other, type Table } from '../../state.js'
import { isPlace } from '../../vocabulary/places.js'
import { isLarge } from '../capital-movement.js'
import { locationOf } from '../card-states.js'
import { payable } from '../costs.js'
import {
  defOf,
  hasTrait,
  iconCount,
  isAsteroid,
  isCharacter,
  isCloud,
  isCreature,
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
import { allowing, forbidden, mightForbid, ownSaid, tollOf } from '../permissions.js'
import { hasPresence, isSpiedOn } from '../presence.js'
import { printedOn } from '../speeches.js'
import { scopeFor } from '../text.js'
import { deedTopic } from '../topics.js'
import { mayEnter } from '../uniqueness.js'
import { countIn, FORCE } from '../zones.js'
import { spots } from './locations.js'
import { berthPlaces, deployTexts } from './places-by-text.js'
import { isUnit, unitPlaces } from './places-for-units.js'
import { replacesOf } from './squadrons.js'

const MAY_DEPLOY = deedTopic('may', 'deploy')
const CANNOT_DEPLOY = deedTopic('cannot', 'deploy')
const ONLY_DEPLOY = deedTopic('only', 'deploy')

/** A place where a card may be deployed: its host (-1: the table), how it lies there, and what it costs. */
export interface Place {
  host: Card
  as: number
  cost: number
  /** What the opponent must pay too. rule swccg.jawas */
  theirs?: number
  /** A location: where in the line, and what it becomes part of there. */
  at?: number
  group?: string
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
  if (forceIcons(t, at, sideOf(seat)) > 0 || hasPresence(t, seat, at)) return true
  // rules swccg.spy, swccg.creatures
  if (isSpy(t, card) || isCreature(t, card)) return true
  // rule swccg.undercover-spies: an undercover spy there lets its player deploy.
  if (isSpiedOn(t, seat, at)) return true
  const own = ownSaid(t, card, MAY_DEPLOY).some(({ gain }) => gain.without === 'presence')
  return own || allowing(t, { deed: 'deploy', card, seat, at })?.gain.without === 'presence'
}

/** rules swccg.never-location-restrictions, swccg.vehicles, swccg.vehicles-deployment, swccg.but-may-move-elsewhere: where a card of this kind can be at all. */
export function mayExistAt(t: Table, card: Card, at: Card): boolean {
  if (isCharacter(t, card)) return isSite(t, at)
  if (isVehicle(t, card) && isLiftTube(t, card))
    return isSite(t, at) && isInterior(t, at) && iconCount(t, at, 'mobile') > 0
  if (isVehicle(t, card)) return (isSite(t, at) && isExterior(t, at)) || (isCloud(t, at) && mayFly(t, card))
  if (isLarge(t, card)) return isSystem(t, at) || isAsteroid(t, at)
  if (isStarship(t, card)) return isSystem(t, at) || isSector(t, at) || (isSite(t, at) && isExterior(t, at))
  // Whatever else moves does so like a character.
  return isCreature(t, card) ? isHabitat(t, card, at) : isSite(t, at)
}

/** rule swccg.creatures: the places that its text names. */
function isHabitat(t: Table, card: Card, at: Card): boolean {
  for (const { ability } of t.catalog.clausesOf[definitionOf(t.s, card)] ?? [])
    if (ability.ability === 'habitat')
      return isThere(t, ability.where, at, scopeFor(t, card, controllerOf(t.s, card), null))
  return true
}

/** rule swccg.cloud-sectors: vehicles that fly, up to the clouds. */
const flyers = ['cloud car', 'patrol craft']
export const mayFly = (t: Table, card: Card): boolean =>
  flyers.some((kind) => hasTrait(t, card, kind)) || defOf(t, card).subtypes.includes('shuttle vehicle')

/** Lift tubes run between interior mobile sites. */
export const isLiftTube = (t: Table, card: Card): boolean => defOf(t, card).name.startsWith('Lift Tube')

/** Could some text bar it from some place? Where none could, there is no need to ask place by place. */
export const mightBeBarred = (t: Table, card: Card, seat: Seat): boolean =>
  printedOn(t, card, CANNOT_DEPLOY).length > 0 ||
  printedOn(t, card, ONLY_DEPLOY).length > 0 ||
  mightForbid(t, { deed: 'deploy', card, seat, at: -1 })

/** Its own text, and that of others, may bar it from there. */
export function isBarred(t: Table, card: Card, seat: Seat, at: Card): boolean {
  if (forbidden(t, { deed: 'deploy', card, seat, at })) return true
  const x = scopeFor(t, card, seat, null)
  for (const said of ownSaid(t, card, CANNOT_DEPLOY)) if (isThere(t, said.gain.at, at, x)) return true
  for (const said of ownSaid(t, card, ONLY_DEPLOY)) if (!isThere(t, said.gain.at, at, x)) return true
  return false
}

const isThere = (t: Table, place: Where | undefined, at: Card, x: Scope): boolean =>
  place === undefined || isPlace(t, place, at, x, x.you)

/** Every place where this player may deploy this card now, for what it would cost; `among`: only on one of these. */
export const places = (
  t: Table,
  card: Card,
  seat: Seat,
  what: Occurrence | null = null,
  free = false,
  among: readonly Card[] | null = null,
): Place[] => [...openPlaces(t, card, seat, what, free, among)]

/** Is there any such place? */
export function isDeployable(t: Table, card: Card, seat: Seat, free = false): boolean {
  for (const _ of openPlaces(t, card, seat, null, free, null)) return true
  return false
}

/** Those places, each made when it is asked for. */
function* openPlaces(
  t: Table,
  card: Card,
  seat: Seat,
  what: Occurrence | null,
  free: boolean,
  among: readonly Card[] | null,
): Generator<Place> {
  if (isLocation(t, card)) yield* locationPlaces(t, card, seat)
  if (isLocation(t, card) || !mayEnter(t, card, seat)) return
  const rich = payable(t, seat)
  const texts = deployTexts(t, card)
  for (const { clause, mode } of texts)
    for (const place of berthPlaces(t, card, seat, clause, what, free, rich, among))
      if (isOpen(t, card, seat, place, rich)) yield mode === undefined ? place : { ...place, mode }
  // rule swccg.squadrons: most replace starfighters instead.
  if (texts.length > 0 || (!isUnit(t, card) && !isCreature(t, card)) || replacesOf(t, card) !== undefined) return
  for (const place of unitPlaces(t, card, seat, free, rich)) if (isOpen(t, card, seat, place, rich)) yield place
}

/** Can it be paid for, and may one more of it be there? */
function isOpen(t: Table, card: Card, seat: Seat, { cost, theirs, host }: Place, rich: number): boolean {
  const at = host < 0 ? -1 : locationOf(t, host)
  return (
    cost + tollOf(t, { deed: 'deploy', card, seat, at }) <= rich &&
    (theirs ?? 0) <= countIn(t.s, other(seat), FORCE) &&
    // Only what is limited by system depends on the place.
    (defOf(t, card).diamonds === undefined || mayEnter(t, card, seat, at))
  )
}

const locationPlaces = (t: Table, card: Card, seat: Seat): Place[] =>
  spots(t, card, seat).map((spot) => ({ host: -1, as: AT, cost: 0, ...spot }))
