import { type Card, controllerOf, type Decision, type Seat } from '@dejarik/kernel'
import { hostOf } from '../columns.js'
import * as is from '../definitions.js'
import type { Of } from '../options/index.js'
import { mayExistAt } from '../rules/deploy/location-restrictions.js'
import { isBarred } from '../rules/deploy/restrictions.js'
import { isPiloted } from '../rules/piloting.js'
import { cardsIn, countIn, FORCE, HAND, TABLE } from '../rules/zones.js'
import { AT, other, steersAs, type Table } from '../state.js'
import { type Appraisal, worthOf } from './appraise.js'
import { initiating, lossOf } from './battling.js'
import { change, isFirst, threat } from './prospect.js'
import { look, type Place, type Survey, usesPower } from './survey.js'

const FIGHTS = is.CHARACTER | is.STARSHIP | is.VEHICLE
/** From Force over the next turns to leans. */
export const SCALE = 0.45
/** A card on table is a card that can act. */
const BASE = 0.8

/** What is neither location nor fighter can wait, and its text says what it costs. */
const OTHERS = 1
/** A starship on the ground does nothing. rule swccg.landed-starfighter */
const LANDED = 3

/** About the power that may follow to such a place this turn, with the Force that is left; whoever is there already need not be the first. */
function followers(t: Table, seat: Seat, card: Card, place: Place): number {
  if (!isFirst(place, seat)) return 0
  let sum = 0
  const uses = usesPower(place)
  for (const each of cardsIn(t.s, seat, HAND)) {
    const { bits, power, piloted } = worthOf(t, each)
    if (each !== card && (bits & uses) !== 0 && ((bits & is.STARSHIP) === 0 || piloted)) sum += power
  }
  const left = countIn(t.s, seat, FORCE) - worthOf(t, card).cost
  return 0.7 * Math.max(0, Math.min(sum, left))
}

/** What it changes there if the card comes to that place. */
function arriving(t: Table, survey: Survey, seat: Seat, card: Card, place: Place): number {
  const worth = worthOf(t, card)
  const counts = (worth.bits & usesPower(place)) !== 0 && (worth.piloted || needsNobody(worth))
  const theirs = threat(t, survey, other(seat))
  const landed = (worth.bits & is.STARSHIP) !== 0 && (place.bits & is.SITE) !== 0 ? LANDED : 0
  return change(place, seat, counts ? worth.power : 0, worth.ability, theirs, followers(t, seat, card, place)) - landed
}

const needsNobody = ({ bits }: Appraisal): boolean => (bits & (is.STARSHIP | is.VEHICLE)) === 0

/** May it come there, as far as a glance tells? rule swccg.deploy-phase */
const mayCome = (t: Table, seat: Seat, card: Card, { choosy, bits }: Appraisal, place: Place): boolean =>
  mayExistAt(t, card, place.card) &&
  ((place.ability[seat] as number) >= 1 || (place.icons[seat] as number) > 0 || (bits & is.SPY) !== 0) &&
  (!choosy || !isBarred(t, card, seat, place.card))

/** A starship has the icon for the pilots that it comes with. */
const isPilot = ({ bits }: Appraisal): boolean => (bits & is.CHARACTER) !== 0 && (bits & is.PILOTS) !== 0

/** The own ship or vehicle that waits for a pilot and would be worth most with one; its power, or 0. */
function waiting(t: Table, seat: Seat, card: Card): number {
  if (!isPilot(worthOf(t, card))) return 0
  let most = 0
  for (const ship of cardsIn(t.s, seat, TABLE)) {
    const { bits, power } = worthOf(t, ship)
    if ((bits & (is.STARSHIP | is.VEHICLE)) !== 0 && power > most && !isPiloted(t, ship)) most = power
  }
  return most
}

/** Which card to deploy: what is best on table for its Force. */
export function deploying(t: Table, seat: Seat, card: Card): number {
  const worth = worthOf(t, card)
  const { bits } = worth
  if ((bits & is.LOCATION) !== 0) return locating(worth, seat)
  if ((bits & FIGHTS) === 0) return SCALE * (worth.board - OTHERS)
  const survey = look(t)
  let best = -2
  for (let i = 0; i < survey.n; i++) {
    const place = survey.places[i] as Place
    if (mayCome(t, seat, card, worth, place)) best = Math.max(best, arriving(t, survey, seat, card, place))
  }
  const aboard = waiting(t, seat, card)
  if (aboard > 0) best = Math.max(best, 0.8 * aboard + 1)
  // A ship that brings a pilot from hand is as good as piloted.
  if (!worth.piloted && (bits & is.STARSHIP) !== 0 && hasPilot(t, seat)) best += 0.6 * worth.power + 1
  return SCALE * (best + BASE - 0.15 * worth.cost) - (takesLast(t, seat, worth) ? bestBattle(t, survey, seat) : 0)
}

/** A battle costs a Force. rule swccg.battle-initiating */
const takesLast = (t: Table, seat: Seat, { cost }: Appraisal): boolean => cost > 0 && countIn(t.s, seat, FORCE) <= cost

/** How much the seat leans to the best of the battles that it could begin as things are. */
function bestBattle(t: Table, survey: Survey, seat: Seat): number {
  let best = 0
  for (let i = 0; i < survey.n; i++) {
    const { card, ability } = survey.places[i] as Place
    if ((ability[seat] as number) >= 1 && (ability[other(seat)] as number) >= 1)
      best = Math.max(best, initiating(t, seat, card))
  }
  return best
}

const hasPilot = (t: Table, seat: Seat): boolean => {
  for (const each of cardsIn(t.s, seat, HAND)) if (isPilot(worthOf(t, each))) return true
  return false
}

/** Locations first: they bring Force every turn, and places to drain. */
const locating = ({ icons }: Appraisal, seat: Seat): number =>
  1.5 + 0.8 * (icons[seat] as number) + 0.2 * (icons[other(seat)] as number)

/** Where to deploy it. */
export function berthing(t: Table, { seat, options, about }: Decision<Of<'to', 'host' | 'as'>>, into: number[]): void {
  const card = (about as { card: Card }).card
  const survey = look(t)
  options.forEach((option, i) => {
    into[i] = berth(t, survey, seat, card, option)
  })
}

function berth(t: Table, survey: Survey, seat: Seat, card: Card, option: Of<'to', 'host' | 'as'>): number {
  const { host } = option
  const worth = worthOf(t, card)
  const cost = 0.1 * (option.cost ?? 0)
  if (host < 0) return onSide(worth, seat, option) - cost
  if ((worth.bits & FIGHTS) === 0) return attaching(t, survey, seat, worth, host) - cost
  const i = survey.where[host] ?? -1
  if (i < 0) return -1
  const place = survey.places[i] as Place
  const { pilot } = option
  if (pilot !== undefined) {
    const theirs = threat(t, survey, other(seat))
    const more = followers(t, seat, card, place)
    const ability = worth.ability + worthOf(t, pilot).ability
    return SCALE * change(place, seat, worth.power, ability, theirs, more) - cost - 0.1 * worthOf(t, pilot).power
  }
  if (option.as === AT) return SCALE * arriving(t, survey, seat, card, place) - cost
  // Aboard: to pilot what has nobody, else only to be carried.
  if (steersAs(option.as) && !isPiloted(t, host)) {
    const theirs = threat(t, survey, other(seat))
    return SCALE * (change(place, seat, worthOf(t, host).power, worth.ability, theirs) + 1) - cost
  }
  return SCALE * change(place, seat, 0, worth.ability, threat(t, survey, other(seat))) - cost - 0.5
}

/** Beside a pile, or on a side of the table: what is harm goes to the opponent. */
const onSide = ({ attach }: Appraisal, seat: Seat, { on }: Of<'to'>): number =>
  on === `beside ${seat}` ? attach : on === `beside ${other(seat)}` ? -attach : 0

/** On a card: harm on the opponent's best, help on the own one that fights; a second weapon is of little use. */
function attaching(t: Table, survey: Survey, seat: Seat, worth: Appraisal, host: Card): number {
  const own = controllerOf(t.s, host) === seat
  const { bits } = worthOf(t, host)
  if ((bits & is.LOCATION) !== 0) return atPlace(t, survey, seat, worth, host)
  if ((worth.bits & (is.WEAPON | is.DEVICE)) !== 0) return own ? bearing(t, survey, seat, worth, host) : -2
  const good = worth.attach === 0 ? 0.2 : worth.attach
  return 0.2 * Math.sign(good) * (own ? 1 : -1) * (lossOf(t, host) + 1)
}

function bearing(t: Table, survey: Survey, seat: Seat, worth: Appraisal, host: Card): number {
  let armed = 0
  for (const each of cardsIn(t.s, seat, TABLE))
    if (hostOf(t.s, each) === host && (worthOf(t, each).bits & worth.bits & (is.WEAPON | is.DEVICE)) !== 0) armed++
  const i = survey.where[host] ?? -1
  const place = i < 0 ? undefined : (survey.places[i] as Place)
  const fight = place !== undefined && (place.ability[other(seat)] as number) >= 1 ? 1 : 0
  return 0.5 + fight + 0.15 * worthOf(t, host).board - 1.5 * armed
}

/** An Effect on a location: where its player is, or the opponent, by whom it helps. */
function atPlace(_t: Table, survey: Survey, seat: Seat, worth: Appraisal, host: Card): number {
  const place = survey.places[survey.where[host] as number]
  if (place === undefined) return 0
  const ahead = (place.ability[seat] as number) - (place.ability[other(seat)] as number)
  return 0.05 * ahead * (worth.board >= 0 ? 1 : -1) + 0.02 * (place.icons[seat] as number)
}
