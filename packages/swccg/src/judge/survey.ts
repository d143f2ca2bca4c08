import type { Card, Seat } from '@dejarik/kernel'
import { hasStatus, hostOf, roleOf } from '../columns.js'
import * as is from '../definitions.js'
import { forceIcons } from '../rules/generation.js'
import { modifiersOf } from '../rules/modifiers/modifiers.js'
import { ability, permanentAbility, power } from '../rules/modifiers/numbers.js'
import { tally } from '../rules/modifiers/player-numbers.js'
import { numberSubject } from '../rules/modifiers/subjects.js'
import { isSpiedOn } from '../rules/presence.js'
import { cardsIn, TABLE } from '../rules/zones.js'
import { AT, CAPTIVE, CARGO, HIT, MISSING, ridesAs, SUSPENDED, steersAs, type Table, UNDERCOVER } from '../state.js'
import { worthOf } from './appraise.js'

const DRAIN = numberSubject('drain')

/** Those who are hit will be lost when the battle is over. */
const AWAY = SUSPENDED | CAPTIVE | MISSING | UNDERCOVER | HIT

/** One location, with a number for each seat. */
export interface Place {
  card: Card
  bits: number
  icons: [number, number]
  /** What a drain of this seat takes there. */
  drain: [number, number]
  power: [number, number]
  /** For presence. */
  ability: [number, number]
  /** Towards battle destiny. */
  destiny: [number, number]
  forfeit: [number, number]
  /** Cards that fight. */
  fighters: [number, number]
  /** Weapons there. */
  weapons: [number, number]
  /** What all cards there are worth. */
  board: [number, number]
}

/** The table at a glance: one reused value, of the state that was looked at last. */
export interface Survey {
  /** As many of `places` as there are locations. */
  n: number
  readonly places: Place[]
  /** About how much Force each seat generates. */
  readonly generation: [number, number]
  /** Effects of each seat on table, and its weapons and devices. */
  readonly effects: [number, number]
  readonly arms: [number, number]
  /** Where each card of the table is, as its number among the places; -1: nowhere. */
  readonly where: number[]
}

const nothing = (): Survey => ({ n: 0, places: [], generation: [1, 1], effects: [0, 0], arms: [0, 0], where: [] })

const empty = (): Place => ({
  card: -1,
  bits: 0,
  icons: [0, 0],
  drain: [0, 0],
  power: [0, 0],
  ability: [0, 0],
  destiny: [0, 0],
  forfeit: [0, 0],
  fighters: [0, 0],
  weapons: [0, 0],
  board: [0, 0],
})

const pairs = ['power', 'ability', 'destiny', 'forfeit', 'fighters', 'weapons', 'board'] as const

/** Looks at the table, unless it is as it was. */
export const look = (t: Table): Survey => t.cache.survey.get(t)

/** The same, counted anew. */
export function survey(t: Table, before: Survey | undefined): Survey {
  const { s } = t
  const found = before ?? nothing()
  found.n = s.line.length
  if (found.places.length > found.n) found.places.length = found.n
  const { where } = found
  where.length = 0
  for (let seat = 0; seat < 2; seat++) {
    found.generation[seat] = 1
    found.effects[seat] = 0
    found.arms[seat] = 0
  }
  for (let i = 0; i < found.n; i++) {
    const card = s.line[i] as Card
    where[card] = i
    found.places[i] ??= empty()
    layOut(t, found.places[i] as Place, card)
    for (let seat = 0; seat < 2; seat++) add(found.generation, seat, found.places[i]?.icons[seat] as number)
  }
  for (let seat = 0; seat < 2; seat++) for (const card of cardsIn(s, seat, TABLE)) count(t, found, seat, card)
  return found
}

function layOut(t: Table, place: Place, card: Card): void {
  place.card = card
  place.bits = worthOf(t, card).bits
  place.icons[0] = forceIcons(t, card, 'dark')
  place.icons[1] = forceIcons(t, card, 'light')
  const plain = modifiersOf(t, DRAIN).length === 0
  for (let seat = 0; seat < 2; seat++) {
    const icons = place.icons[1 - seat] as number
    place.drain[seat] = plain ? icons : tally(t, 'drain', seat, card, icons)
    if (place.drain[seat] !== 0 && isSpiedOn(t, 1 - seat, card)) place.drain[seat] = 0
  }
  for (const key of pairs) {
    place[key][0] = 0
    place[key][1] = 0
  }
}

export const FIGHTS = is.CHARACTER | is.STARSHIP | is.VEHICLE

/** Adds a card of the table to the place where it is. */
function count(t: Table, found: Survey, seat: Seat, card: Card): void {
  const { s } = t
  const { where } = found
  const worth = worthOf(t, card)
  if ((worth.bits & is.LOCATION) !== 0) return
  if ((worth.bits & is.EFFECT) !== 0) add(found.effects, seat, 1)
  if ((worth.bits & (is.WEAPON | is.DEVICE)) !== 0) add(found.arms, seat, 1)
  let present = true
  let each = card
  for (;;) {
    const as = roleOf(s, each)
    const host = hostOf(s, each)
    if ((as !== AT && !ridesAs(as)) || host < 0 || hasStatus(s, each, AWAY)) {
      where[card] = -1
      return
    }
    const { bits } = worthOf(t, host)
    if ((bits & is.LOCATION) !== 0) {
      each = host
      break
    }
    if (as === CARGO || (as !== AT && (bits & is.ENCLOSED) !== 0)) present = false
    each = host
  }
  const i = where[each] ?? -1
  where[card] = i
  if (i < 0) return
  const place = found.places[i] as Place
  if ((worth.bits & FIGHTS) === 0) {
    if ((worth.bits & is.WEAPON) !== 0) add(place.weapons, seat, 1)
    if ((worth.bits & (is.WEAPON | is.DEVICE)) !== 0) add(place.board, seat, worth.board)
    return
  }
  const own = ability(t, card) + permanentAbility(t, card)
  add(place.ability, seat, own)
  if (present || steersAs(roleOf(s, card))) add(place.destiny, seat, own)
  if (present && (worth.bits & usesPower(place)) !== 0) add(place.power, seat, power(t, card))
  add(place.forfeit, seat, worth.forfeit)
  add(place.fighters, seat, 1)
  add(place.board, seat, worth.board)
}

const add = (pair: [number, number], seat: Seat, n: number): void => {
  pair[seat] = (pair[seat] as number) + n
}

/** Who uses power there: at a site characters and vehicles, elsewhere starships and vehicles. */
export const usesPower = ({ bits }: Place): number =>
  (bits & is.SITE) !== 0 ? is.CHARACTER | is.VEHICLE : is.STARSHIP | is.VEHICLE
