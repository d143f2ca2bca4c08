import type { Card, Seat } from '@dejarik/kernel'
import { cardsIn, def, HAND, PLAY } from '../rules/areas.js'
import { IN_POOL, ON_CARD, type Table } from '../state.js'
import { averageDie, showingValue } from './sides.js'

/** Rolls that a die in play may still be good for. */
const ROLLS_LEFT = 2

/**
 * How a seat stands, counted in damage: health left (the last points of a character are worth the most, because all it
 * has goes with it), the dice it may roll again and again, what its pool shows, money and cards.
 */
export function standing(t: Table, seat: Seat): number {
  const { s } = t
  if (s.out[seat] === 1) return 0
  let sum = 0
  for (const card of cardsIn(s, seat, PLAY)) {
    const definition = def(t, card)
    if (definition.type === 'character') {
      const left = (definition.health ?? 0) - (s.damage[card] as number)
      sum += 1.5 + left + 0.6 * (s.shields[card] as number)
    } else if (s.host[card] === -1) sum += 0.5
    sum += 0.2 * definition.abilities.length
  }
  for (let die = 0; die < s.dieAt.length; die++) {
    const at = s.dieAt[die]
    const card = s.dieCard[die] as Card
    if (at === IN_POOL) {
      if (s.diePool[die] === seat && s.claimed !== seat) sum += 0.85 * showingValue(t, die, seat)
    } else if (at !== ON_CARD) continue
    if (s.controller[card] !== seat) continue
    const average = averageDie(def(t, card))
    sum += ROLLS_LEFT * average * survival(t, card)
    if (at === ON_CARD && isReady(t, card) && s.claimed !== seat) sum += 0.9 * average
  }
  sum += 0.55 * Math.min(8, s.resources[seat] as number)
  sum += 0.35 * Math.min(6, cardsIn(s, seat, HAND).length)
  if (s.claimed === seat) sum += 0.6
  else if (s.control === seat) sum += 0.2
  return sum
}

/** Whose the die is rolled with: its character, or the card itself. */
const bearer = (t: Table, card: Card): Card => {
  const host = t.s.host[card] as Card
  return host >= 0 ? host : card
}

export const isReady = (t: Table, card: Card): boolean => t.s.exhausted[bearer(t, card)] === 0

/** The chance that a die's bearer lives to roll it again. */
function survival(t: Table, card: Card): number {
  const on = bearer(t, card)
  const { type, health = 0 } = def(t, on)
  if (type !== 'character') return 0.9
  const left = health - (t.s.damage[on] as number) + 0.7 * (t.s.shields[on] as number)
  return left / (left + 3)
}

/** The lead in damage at which a game is won three times in four is about this. */
const LEAD = 5

/** rule destiny.winning: the others' characters defeated first. */
export function worth(t: Table, seat: Seat): number {
  let others = 0
  for (let other = 0; other < t.s.seats; other++) if (other !== seat) others = Math.max(others, standing(t, other))
  return 1 / (1 + Math.exp((others - standing(t, seat)) / LEAD))
}
