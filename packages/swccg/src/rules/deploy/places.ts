import { type Card, NONE, type Occurrence, type Seat } from '@dejarik/kernel'
import { AT, other, type Table } from '../../state.js'
import { locationOf } from '../card-states.js'
import { payable } from '../costs.js'
import { defOf, isCreature, isLocation } from '../facts.js'
import { tollOf } from '../modifiers/permissions.js'
import { mayEnter } from '../uniqueness.js'
import { countIn, FORCE } from '../zones.js'
import { spots } from './locations.js'
import { berthPlaces, deployTexts } from './places-by-text.js'
import { isUnit, unitPlaces } from './places-for-units.js'
import { replacesOf } from './squadrons.js'

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
  /** The version of the other side that it converts, where there may be several. */
  over?: Card
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
  const at = host === NONE ? NONE : locationOf(t, host)
  return (
    cost + tollOf(t, { deed: 'deploy', card, seat, at }) <= rich &&
    (theirs ?? 0) <= countIn(t.s, other(seat), FORCE) &&
    // Only what is limited by system depends on the place.
    (defOf(t, card).diamonds === undefined || mayEnter(t, card, seat, at))
  )
}

const locationPlaces = (t: Table, card: Card, seat: Seat): Place[] =>
  spots(t, card, seat).map((spot) => ({ host: NONE, as: AT, cost: 0, ...spot }))
