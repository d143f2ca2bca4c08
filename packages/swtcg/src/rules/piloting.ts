import { type Card, granted, NONE, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { isA, type Scope } from '@dejarik/kernel/vocabulary'
import { movesOf, pilotedUnit } from '../columns.js'
import type { Ability, Gain, Query } from '../effects/tree.js'
import { offer } from '../options/index.js'
import { arenas, PILOT_MOVE, type State, type Table } from '../state.js'
import { isQuery } from './described.js'
import { type Facts, factsNow } from './facts.js'
import { givenTo, scopeOfCard, sizeOf } from './gains.js'
import { isKeptOut, staysBehind } from './kept-out.js'
import { hasRule } from './named-rules.js'
import { cannot, subtypesOf, wordsOf } from './numbers.js'
import { abilitiesOf } from './switch-effect.js'
import { ATTACHED, arenaOf, arenasFor, BUILD, cardsIn, isUnit, pilotsOf, unitsInArenas } from './zones.js'

const CHARACTER = arenas.indexOf('character')

/** rule swtcg.pilot */
export const pilotAbility = (t: Table, card: Card): Facts['pilot'] => factsNow(t, card).pilot

/** What a Pilot gives to a retreated unit: Reserves and Upkeep, nothing else. rule swtcg.pilots-build-zone */
export function givenInReserve(t: Table, unit: Card, kind: 'reserves' | 'upkeep'): readonly Ability[] {
  let found = NOTHING
  for (const pilot of pilotsOf(t.s, unit))
    for (const gain of pilotAbility(t, pilot)?.gets ?? NO_GAINS)
      if ('has' in gain && gain.has.ability === kind) found = [...found, gain.has]
  return found
}
const NOTHING: readonly Ability[] = []
const NO_GAINS: readonly Gain[] = []

/** Units of a seat in arenas and in the build zone. */
export function unitsOf(t: Table, seat: Seat): Card[] {
  const found = unitsInArenas(t.s, seat)
  for (const card of cardsIn(t.s, seat, BUILD)) if (isUnit(t, card)) found.push(card)
  return found
}

/** The Pilots of a seat that are on units, whosesoever those are. rule swtcg.control-of-pilots */
export function pilotsAboard(s: State, seat: Seat): Card[] {
  const found: Card[] = []
  for (const card of cardsIn(s, seat, ATTACHED)) if (pilotedUnit(s, card) !== NONE) found.push(card)
  return found
}

/** Does the unit match a subtype that the Pilot names? Two words need both. rule swtcg.pilots */
function fits(t: Table, pilot: Card, unit: Card): boolean {
  const subtypes = subtypesOf(t, unit)
  const of = (pilotAbility(t, pilot)?.of ?? []) as string[]
  return of.some((wanted) => wordsOf(wanted).every((word) => subtypes.includes(word)))
}

/** rule swtcg.gl-droid */
const isDroid = (t: Table, unit: Card): boolean => subtypesOf(t, unit).includes('droid')

/** Could this Pilot be on that unit, as far as the two of them go? */
export const couldPilot = (t: Table, pilot: Card, unit: Card): boolean =>
  fits(t, pilot, unit) && !isDroid(t, unit) && !cannot(t, unit, 'be-piloted', pilot)

/** rule swtcg.pilots-build-step: it has had its one move. */
export const hasMoved = (s: State, pilot: Card): boolean => (movesOf(s, pilot) & PILOT_MOVE) !== 0

/** May it move now? rule swtcg.pilots-build-step: each Pilot once, tapped or not; a Character, wherever it is. */
export function mayMovePilot(t: Table, seat: Seat, pilot: Card, why: Why = null): boolean {
  const { s } = t
  if (s.controller[pilot] !== seat && no(why, 'swtcg.control-of-pilots', 'you do not control it')) return false
  if (pilotAbility(t, pilot) === undefined && no(why, 'swtcg.pilots', 'it is no Pilot')) return false
  const arena = arenaOf(s, pilot)
  if (arena !== NONE && arena !== CHARACTER) {
    if (no(why, 'swtcg.pilots-build-step', 'it is neither in the Character arena nor in the build zone')) return false
  }
  if (hasMoved(s, pilot) && no(why, 'swtcg.pilots-build-step', 'it has moved in this build step')) return false
  return granted(why)
}

const isAstromech = (t: Table, card: Card): boolean => subtypesOf(t, card).includes('astromech')

interface Room {
  more: number
  /** One more that is no Astromech beside another. */
  other: boolean
}
const NO_ROOM: Room = { more: 0, other: false }

/** What a Pilot would say, once it is on that unit, of how many Pilots that may have. rule swtcg.piloting-units */
function roomBy(t: Table, unit: Card, pilot: Card): Room {
  if (pilot === NONE) return NO_ROOM
  const x = scopeOfCard(t, pilot)
  let more = 0
  for (const ability of abilitiesOf(t, pilot)) {
    if (ability.ability !== 'ongoing' || !('gets' in ability)) continue
    const { of, gets } = ability
    if (!isQuery(of) || of.has !== 'this' || !isA(t, unit, onBoard(of), x, x.you)) continue
    for (const gain of gets) more += roomIn(t, gain, x)
  }
  const gets = pilotAbility(t, pilot)?.gets ?? NO_GAINS
  return { more, other: gets.some((gain) => 'rule' in gain && gain.rule === 'extra-other-pilot') }
}

/** For how many Pilots more a gain makes room. */
const roomIn = (t: Table, gain: Gain, x: Scope): number =>
  'modify' in gain && gain.modify === 'pilots' ? sizeOf(t, gain.by, x) : 0

/** "Any Speeder with this on it", as if it were on it; made once for each. */
const aboard = new WeakMap<Query, Query>()
function onBoard(query: Query): Query {
  let made = aboard.get(query)
  if (made === undefined) {
    const { has: _, ...rest } = query
    made = rest
    aboard.set(query, made)
  }
  return made
}

/**
 * rule swtcg.pilots: one Pilot, and as many more as cards say. rule swtcg.pilots-build-zone: not in the build zone, where
 * that text is off.
 */
export function hasRoom(t: Table, unit: Card, pilot: Card): boolean {
  const others = pilotsOf(t.s, unit).filter((other) => other !== pilot).length
  if (others === 0) return true
  if (arenaOf(t.s, unit) === NONE) return false
  const own = t.s.piloting[pilot] === unit ? NO_ROOM : roomBy(t, unit, pilot)
  const more = givenTo(t, unit, 'pilots').reduce((n, { gain, x }) => n + roomIn(t, gain, x), own.more)
  // "1 more pilot, but only 1 Astromech"
  const astromechs = [pilot, ...pilotsOf(t.s, unit)].filter((card) => card !== NONE && isAstromech(t, card))
  const extra = (own.other || hasRule(t, unit, 'extra-other-pilot')) && new Set(astromechs).size <= 1 ? 1 : 0
  return others <= more + extra
}

/** May this Pilot go onto that unit? rules swtcg.pilots, swtcg.gl-droid, swtcg.pilots-build-zone */
export function mayPilot(t: Table, seat: Seat, pilot: Card, unit: Card, why: Why = null): boolean {
  const { s } = t
  if (!mayMovePilot(t, seat, pilot, why) && why === null) return false
  if (unit === pilot && no(why, 'swtcg.pilots', 'it cannot pilot itself')) return false
  if ((s.controller[unit] !== seat || !isUnit(t, unit)) && no(why, 'swtcg.pilots', 'it is not one of your units'))
    return false
  if (s.piloting[pilot] === unit && no(why, 'swtcg.pilots', 'it is on that unit')) return false
  if (!hasRoom(t, unit, pilot) && no(why, 'swtcg.pilots', 'that unit has a Pilot')) return false
  if (isDroid(t, unit) && no(why, 'swtcg.gl-droid', 'no Pilot goes onto a Droid')) return false
  if (cannot(t, unit, 'be-piloted', pilot) && no(why, 'swtcg.card-effects', 'another card forbids it')) return false
  if (arenaOf(s, unit) !== NONE && staysBehind(t, pilot)) {
    if (no(why, 'swtcg.card-effects', 'another card keeps it in the build zone')) return false
  }
  if (!fits(t, pilot, unit) && no(why, 'swtcg.pilots', 'that unit does not have the subtype that it pilots'))
    return false
  return granted(why)
}

/** Where a Pilot goes that leaves its unit: the Character arena or (-1) the build zone. rule swtcg.pilots-build-step */
export const exits = (t: Table, pilot: Card): number[] => {
  const own = arenasFor(t, pilot)
  return isKeptOut(t, pilot) ? [NONE] : [...(own.includes(CHARACTER) ? [CHARACTER] : own), NONE]
}

/** Pilots on, off and between units. rules swtcg.pilots, swtcg.pilots-build-step, swtcg.pilots-deploying */
export function pilotOptions(t: Table, seat: Seat, units: readonly Card[], options: Option[]): void {
  for (const pilot of cardsIn(t.s, seat, ATTACHED)) {
    if (pilotedUnit(t.s, pilot) === NONE || !mayMovePilot(t, seat, pilot)) continue
    for (const arena of exits(t, pilot)) options.push(offer.leave(pilot, arena))
    boardOptions(t, seat, pilot, units, options)
  }
  for (const pilot of units) if (mayMovePilot(t, seat, pilot)) boardOptions(t, seat, pilot, units, options)
}

function boardOptions(t: Table, seat: Seat, pilot: Card, units: readonly Card[], options: Option[]): void {
  for (const unit of units) if (mayPilot(t, seat, pilot, unit)) options.push(offer.pilot(pilot, unit))
}
