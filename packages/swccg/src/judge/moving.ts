import { type Card, controllerOf, currentAction, type Decision, NONE, type Seat } from '@dejarik/kernel'
import { hostOf } from '../columns.js'
import * as is from '../definitions.js'
import type { Of, SwccgOption } from '../options/index.js'
import { ability, permanentAbility, power } from '../rules/modifiers/numbers.js'
import { howTo } from '../rules/move/routes.js'
import { isPiloted } from '../rules/piloting.js'
import { cardsIn, TABLE } from '../rules/zones.js'
import { other, steersAs, type Table } from '../state.js'
import { worthOf } from './appraise.js'
import { SCALE } from './deploying.js'
import { change, standing, stands, threat } from './prospect.js'
import { look, type Place, type Survey, usesPower } from './survey.js'

/** Nobody moves for less, or they would walk to and fro; and it costs Force. */
const INERTIA = 1.2

/** The ability that goes where the card goes: its own, and that of whoever is aboard. */
function abilityWith(t: Table, card: Card): number {
  let sum = ability(t, card) + permanentAbility(t, card)
  if ((worthOf(t, card).bits & (is.STARSHIP | is.VEHICLE)) !== 0)
    for (const each of cardsIn(t.s, controllerOf(t.s, card), TABLE))
      if (hostOf(t.s, each) === card) sum += ability(t, each)
  return sum
}

/** What it changes at the place it leaves; from a hopeless fight all go, one after the other. */
function leaving(place: Place, seat: Seat, strong: number, able: number, theirs: number): number {
  const marginal = change(place, seat, -strong, -able, theirs)
  const now = stands(place, seat, theirs)
  const all = place.power[seat] as number
  if (now >= -2 || all <= 0 || (place.ability[other(seat)] as number) < 1) return marginal
  return Math.max(marginal, (strong / all) * (standing(place, seat, 0, 0, 0, theirs) - now))
}

/** Somebody who could move: what goes along, and what it changes where they leave. */
interface Mover {
  bits: number
  strong: number
  able: number
  theirs: number
  lost: number
}

function mover(t: Table, survey: Survey, seat: Seat, card: Card, from: Place): Mover {
  const { bits } = worthOf(t, card)
  const strong = power(t, card)
  const able = abilityWith(t, card)
  const theirs = threat(t, survey, other(seat))
  const lost = leaving(from, seat, (bits & usesPower(from)) !== 0 ? strong : 0, able, theirs)
  return { bits, strong, able, theirs, lost }
}

/** What it brings that they come to that place. */
const coming = ({ bits, strong, able, theirs, lost }: Mover, seat: Seat, to: Place): number =>
  lost + change(to, seat, (bits & usesPower(to)) !== 0 ? strong : 0, able, theirs)

/** What it brings to move the card from one place to the other. */
const shift = (t: Table, survey: Survey, seat: Seat, card: Card, from: Place, to: Place): number =>
  coming(mover(t, survey, seat, card, from), seat, to)

/** Which card to move: who does more elsewhere. */
export function moving(t: Table, seat: Seat, card: Card): number {
  const survey = look(t)
  const i = survey.where[card] ?? -1
  const from = survey.places[i]
  // Whoever sits in something stays there.
  if (i < 0 || from === undefined || hostOf(t.s, card) !== from.card) return -1
  let best = 0
  const who = mover(t, survey, seat, card, from)
  for (let j = 0; j < survey.n; j++) {
    if (j === i) continue
    const to = survey.places[j] as Place
    const gain = coming(who, seat, to)
    if (gain > best && howTo(t, card, from.card, to.card) !== null) best = gain
  }
  return SCALE * (best - INERTIA)
}

/** Where to move it. */
export function heading(
  t: Table,
  { seat, options, about }: Decision<Of<'to', 'host' | 'as' | 'cost'>>,
  into: number[],
): void {
  const card = (about as { card: Card }).card
  const survey = look(t)
  const from = survey.places[survey.where[card] ?? -1]
  options.forEach((option, i) => {
    into[i] = from === undefined ? 0 : route(t, survey, seat, card, from, option)
  })
}

function route(
  t: Table,
  survey: Survey,
  seat: Seat,
  card: Card,
  from: Place,
  option: Of<'to', 'host' | 'as' | 'cost'>,
): number {
  const { host } = option
  const to = survey.places[survey.where[host] ?? -1]
  if (to === undefined) return -1
  if (to !== from && to.card === host) return SCALE * shift(t, survey, seat, card, from, to) - 0.1 * option.cost
  return steersAs(option.as) && !isPiloted(t, host) ? SCALE * worthOf(t, host).power : -0.5
}

/** What the transit brings of whoever gains most by it, or of that one. */
function mostBy(t: Table, survey: Survey, seat: Seat, from: Place, bay: Card, only = -1): number {
  const to = survey.places[survey.where[bay] ?? -1]
  if (to === undefined || to === from) return 0
  let best = 0
  for (const card of cardsIn(t.s, seat, TABLE)) {
    if (hostOf(t.s, card) !== from.card || (worthOf(t, card).bits & is.CHARACTER) === 0) continue
    if (only < 0 || only === card) best = Math.max(best, shift(t, survey, seat, card, from, to))
  }
  return best
}

/** From one docking bay to another: for whoever gains most by it. */
export function transiting(t: Table, seat: Seat, bay: Card): number {
  const survey = look(t)
  const from = survey.places[survey.where[bay] ?? -1]
  if (from === undefined) return -1
  let best = 0
  for (let j = 0; j < survey.n; j++) {
    const to = survey.places[j] as Place
    if ((to.bits & is.DOCKING_BAY) !== 0) best = Math.max(best, mostBy(t, survey, seat, from, to.card))
  }
  return SCALE * (best - INERTIA)
}

/** To which docking bay, and who goes: those who gain by it. */
export function travelling(t: Table, { seat, options }: Decision<SwccgOption>, into: number[]): void {
  const survey = look(t)
  const action = currentAction(t)
  const bay = action?.bay as Card | undefined
  const from = survey.places[survey.where[bay ?? -1] ?? -1]
  options.forEach((option, i) => {
    if (from === undefined || bay === undefined) into[i] = 0
    else if (option.do === 'to') into[i] = SCALE * (mostBy(t, survey, seat, from, option.at ?? NONE) - INERTIA)
    else if (option.do === 'choose')
      into[i] = SCALE * (mostBy(t, survey, seat, from, action?.to as Card, option.card) - INERTIA)
    else into[i] = 0
  })
}

/** A seat is changed only to fly what nobody flies. */
export function seating(t: Table, { card, as }: Of<'reseat'>): number {
  return steersAs(as) && !isPiloted(t, hostOf(t.s, card)) ? 1.5 : -2
}
