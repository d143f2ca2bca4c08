import { type Card, controllerOf, type Decision, type Seat } from '@dejarik/kernel'
import { hasStatus, hostOf } from '../columns.js'
import type { SwccgOption } from '../options/index.js'
import { isImmune } from '../rules/battle/damage.js'
import { fighting } from '../rules/battle/participants.js'
import { defense, forfeitValue, power } from '../rules/modifiers/numbers.js'
import { cardsIn, TABLE } from '../rules/zones.js'
import { type Battle, HIT, other, type Table } from '../state.js'
import { worthOf } from './appraise.js'
import { forceWorth } from './losing.js'
import { DESTINY, strength } from './prospect.js'
import { look, type Place } from './survey.js'

/** Destinies vary by about this much around what is expected, squared. */
const SPREAD = 6
/** How often a shot hits, and what that is worth. */
const SHOT = 0.45 * 3

/** Behind by so much, those who are left are worth so much of what they were. */
const FAR = 4
const DOOMED = 0.65

/** How much of a difference is above 0, when destinies may yet change it. */
const above = (x: number): number => 0.5 * (x + Math.sqrt(x * x + SPREAD))

/** What a seat is about to lose there in a battle: battle damage, or attrition where that is more, and those shot. */
function losses(place: Place, seat: Seat): number {
  const foe = other(seat)
  const theirs = strength(place.power[foe] as number, place.destiny[foe] as number)
  const damage = above(theirs - strength(place.power[seat] as number, place.destiny[seat] as number))
  const attrition = (place.destiny[foe] as number) >= 4 ? Math.min(DESTINY, place.forfeit[seat] as number) : 0
  // A forfeited card counts for both.
  return Math.max(damage, attrition) + SHOT * Math.min(place.weapons[foe] as number, place.fighters[seat] as number)
}

/** What a battle there is worth, in Force. */
export const battleWorth = (place: Place, seat: Seat): number => losses(place, other(seat)) - losses(place, seat)

/** rule swccg.battle: who would win more than they lose fights. */
export function initiating(t: Table, seat: Seat, at: Card): number {
  const survey = look(t)
  const i = survey.where[at] as number
  return 0.6 * battleWorth(survey.places[i] as Place, seat) - 0.5
}

const isHit = (t: Table, card: Card): boolean => hasStatus(t.s, card, HIT)

/** What its owner loses with a card: what is on it or aboard goes too. */
export function lossOf(t: Table, card: Card): number {
  const { s } = t
  let sum = worthOf(t, card).board
  for (const each of cardsIn(s, controllerOf(s, card), TABLE))
    if (hostOf(s, each) === card) sum += worthOf(t, each).board
  return sum
}

/**
 * rule swccg.battle-damage-segment: the cheapest way to pay. A forfeited card counts for hits, attrition and battle damage
 * at once; attrition takes cards, whatever else is paid.
 */
export function paying(t: Table, { seat, options }: Decision<SwccgOption>, into: number[]): void {
  const battle = t.s.battle as Battle
  const attrition = battle.attrition[seat] as number
  const damage = battle.damage[seat] as number
  const force = forceWorth(t, seat)
  // Who stays where the other is much stronger falls in the next battle.
  const left = (battle.power[other(seat)] as number) > (battle.power[seat] as number) + FAR ? DOOMED : 1
  options.forEach((option, i) => {
    if (option.do !== 'forfeit') {
      // Most texts for this segment spare their player what is left to pay.
      const spared = option.do === 'play' || option.do === 'use' ? 0.7 * force * damage - 0.5 : 0
      into[i] = spared !== 0 ? spared : attrition > 0 ? -1 : 0
      return
    }
    const { card } = option
    const n = forfeitValue(t, card)
    const saved = force * Math.min(damage, n) + (isImmune(t, card) ? 0 : 0.8 * Math.min(attrition, n))
    // Who was hit is lost anyway.
    const lost = isHit(t, card) ? 0 : left * (lossOf(t, card) + 0.5)
    into[i] = 0.7 * (saved - lost) + (isHit(t, card) ? 2 : 0)
  })
}

/** How often a destiny, with what is added to it, is above a number. */
export const chanceAbove = (n: number): number => Math.max(0.03, Math.min(0.97, 0.8 - 0.16 * n))

/** A target is worth what it gives its owner, by how likely it is to be hit. */
export function shooting(t: Table, target: Card, plus: number): number {
  if (isHit(t, target)) return -1
  const { forfeit } = worthOf(t, target)
  return chanceAbove(defense(t, target) - plus - 1) * (lossOf(t, target) + power(t, target) * 0.5 + 0.2 * forfeit)
}

/** Is there anybody left to shoot at? */
export function firing(t: Table, seat: Seat): number {
  if (fighting(t, other(seat)).some((card) => !isHit(t, card))) return 2
  return t.s.battle === null ? 0.5 : -1
}
