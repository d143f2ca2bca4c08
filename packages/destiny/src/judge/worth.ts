import type { Card, Seat } from '@dejarik/kernel'
import { cardOfDie, damageOn, hostOf, resourcesOf, shieldsOn } from '../columns.js'
import { cardsIn, def, HAND, PLAY } from '../rules/areas.js'
import { IN_POOL, ON_CARD, type Table } from '../state.js'
import { averageDie, showingValue } from './sides.js'

// Found by fitting them to who won 1,500 games that were played by leaning, with some chance in it.

/** Rolls that a die in play may still be good for. */
const ROLLS_LEFT = 3.5
/** A die that can be rolled this round, and what the pool shows: some of it comes to nothing. */
const READY = 0.25
const POOL = 0.6

/** Damage that a seat's characters can still take. */
function health(t: Table, seat: Seat): number {
  const { s } = t
  let sum = 0
  for (const card of cardsIn(s, seat, PLAY)) {
    const { type, health = 0 } = def(t, card)
    if (type === 'character') sum += health - damageOn(s, card) + shieldsOn(s, card)
  }
  return sum
}

/**
 * How a seat stands, counted in damage: health left, the dice it may roll again and again (they go with their character),
 * what its pool shows, money and cards.
 */
export function standing(t: Table, seat: Seat): number {
  const { s } = t
  if (s.out[seat] === 1) return 0
  let sum = health(t, seat)
  for (const card of cardsIn(s, seat, PLAY)) sum += 0.1 * def(t, card).abilities.length
  for (let die = 0; die < s.dieAt.length; die++) {
    const at = s.dieAt[die]
    const card = cardOfDie(s, die)
    if (at === IN_POOL) {
      if (s.diePool[die] === seat && s.claimed !== seat) sum += POOL * showingValue(t, die, seat)
    } else if (at !== ON_CARD) continue
    if (s.controller[card] !== seat) continue
    const average = averageDie(def(t, card))
    sum += ROLLS_LEFT * average * survival(t, card)
    if (at === ON_CARD && isReady(t, card) && s.claimed !== seat) sum += READY * average
  }
  sum += 0.15 * Math.min(8, resourcesOf(s, seat))
  sum += 0.1 * Math.min(6, cardsIn(s, seat, HAND).length)
  if (s.claimed === seat) sum += 1
  return sum
}

/** Whose the die is rolled with: its character, or the card itself. */
const bearer = (t: Table, card: Card): Card => {
  const host = hostOf(t.s, card)
  return host >= 0 ? host : card
}

export const isReady = (t: Table, card: Card): boolean => t.s.exhausted[bearer(t, card)] === 0

/** The chance that a die's bearer lives to roll it again. */
function survival(t: Table, card: Card): number {
  const on = bearer(t, card)
  const { type, health = 0 } = def(t, on)
  if (type !== 'character') return 0.9
  const left = health - damageOn(t.s, on) + 0.7 * shieldsOn(t.s, on)
  return left / (left + 1.7)
}

/** The lead in damage at which a game is won three times in four is about this. */
const LEAD = 8
/** What it counts to have twice the health of the other, too: the end is near. */
const RATIO = 0.5
/** What the next action is worth, in damage. */
const NEXT = 0.6

/** rule destiny.winning: the others' characters defeated first. */
export function worth(t: Table, seat: Seat): number {
  let most = -1
  let foe = seat
  for (let other = 0; other < t.s.seats; other++) {
    if (other === seat) continue
    const stands = standing(t, other)
    if (stands <= most) continue
    most = stands
    foe = other
  }
  const asked = t.s.decision?.seat
  const next = asked === seat ? NEXT : asked === foe ? -NEXT : 0
  const ratio = Math.log((health(t, seat) + 1) / (health(t, foe) + 1))
  return 1 / (1 + Math.exp((most - standing(t, seat) - next) / LEAD - RATIO * ratio))
}
