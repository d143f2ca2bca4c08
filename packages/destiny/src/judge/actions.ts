import type { Card, Option, Seat } from '@dejarik/kernel'
import type { Side } from '../cards/side.js'
import { cardsIn, def, PLAY } from '../rules/areas.js'
import { costOf } from '../rules/numbers.js'
import { type Die, IN_POOL, ON_CARD, type Table } from '../state.js'
import { eventOf, valueOfAbilities, valueOfEffect } from './effects.js'
import { averageDie, showingValue } from './sides.js'
import { isReady } from './worth.js'

/** What it costs to give up the turn: something worth less is better left. */
const TEMPO = 0.25

/** What taking this action is worth, in damage; passing is nothing. */
export function actionValue(t: Table, seat: Seat, option: Option): number {
  const { s } = t
  switch (option.do) {
    case 'activate':
      return activation(t, option.card as Card)
    case 'resolve':
      return resolving(t, seat, option.die as Die)
    case 'play':
      return playing(t, option)
    case 'use': {
      const clause = t.catalog.clauses[option.clause as number]
      return clause?.ability.effect === undefined ? 0 : valueOfEffect(clause.ability.effect) - TEMPO
    }
    case 'reroll':
      return rerolling(t, seat) - 0.6 - 0.05 * cardValue(t, option.card as Card)
    case 'claim':
      return claiming(t, seat)
    default:
      // Whoever passes while the others go on has only lost a turn.
      return s.passes > 0 ? 0 : -0.1
  }
}

/** Roll what there is to roll: the more dice, the sooner. */
function activation(t: Table, card: Card): number {
  let sum = 0
  const { s } = t
  for (let die = 0; die < s.dieCard.length; die++) {
    if (s.dieAt[die] !== ON_CARD) continue
    const on = s.dieCard[die] as Card
    if (on === card || s.host[on] === card) sum += averageDie(def(t, on))
  }
  return 0.8 + 0.5 * sum
}

/** All dice of the symbol are resolved together: what they bring, and what a modifier adds. */
function resolving(t: Table, seat: Seat, die: Die): number {
  const { s } = t
  const { symbol } = shown(t, die)
  let sum = 0
  for (let other = 0; other < s.dieAt.length; other++) {
    if (s.dieAt[other] !== IN_POOL || s.diePool[other] !== seat) continue
    if (shown(t, other).symbol === symbol) sum += showingValue(t, other, seat)
  }
  const own = showingValue(t, die, seat)
  if (own <= 0) return -0.5
  // Damage that is dealt cannot be taken back; a single point may wait for more of its kind.
  const urgency = symbol === 'melee' || symbol === 'ranged' ? 0.6 : 0.1
  return 0.7 * sum + urgency + 0.1 * own
}

function shown(t: Table, die: Die): Side {
  return (def(t, t.s.dieCard[die] as Card).die as readonly Side[])[t.s.dieSide[die] as number] as Side
}

/** What a card does for what it costs. */
function playing(t: Table, option: Option): number {
  const card = option.card as Card
  const on = (option.on ?? -1) as Card
  const replace = (option.replace ?? -1) as Card
  const cost = costOf(t, card, on, replace)
  let value = cardValue(t, card)
  if (on >= 0) {
    const { health = 0 } = def(t, on)
    const left = health - (t.s.damage[on] as number)
    // It goes with its character, and is rolled this round only if that is still ready.
    value *= left / (left + 2)
    if (t.s.exhausted[on] === 0) value += 0.5 * averageDie(def(t, card))
    if (t.s.controller[on] !== t.s.controller[card]) value = 1
  }
  if (eventOf(def(t, card)).removes) value += bestShown(t, t.s.controller[card] as Seat) - REMOVED
  if (replace >= 0) value -= 0.9 * cardValue(t, replace)
  return value - 0.6 * cost
}

/** What removing a die is taken to be worth as long as nobody knows which: see the verb. */
const REMOVED = 1.3

/** The most that a die of anybody else's shows. */
function bestShown(t: Table, seat: Seat): number {
  const { s } = t
  let most = 0
  for (let die = 0; die < s.dieAt.length; die++) {
    const holder = s.diePool[die] as Seat
    if (s.dieAt[die] === IN_POOL && holder !== seat) most = Math.max(most, showingValue(t, die, holder))
  }
  return most
}

/** How often an action of a card is used, and what something that goes on for the rest of the game is worth. */
const USES = 1.2
const GOES_ON = 0.3

/** What a card is worth once it is played. */
export function cardValue(t: Table, card: Card): number {
  const definition = def(t, card)
  const known = values.get(definition)
  if (known !== undefined) return known
  let value = valueOfAbilities(definition, 'play')
  if (definition.type !== 'event') {
    value += 3 * averageDie(definition) + 0.6
    for (const kind of ['triggered', 'claim']) value += 0.7 * Math.max(0, valueOfAbilities(definition, kind))
    value += USES * Math.max(0, valueOfAbilities(definition, 'action'))
    value += GOES_ON * definition.abilities.filter(({ ability }) => ability === 'ongoing').length
  }
  if (eventOf(definition).unread) value = Math.max(value, 0.6 * (definition.cost ?? 0) + 0.5)
  values.set(definition, value)
  return value
}

const values = new WeakMap<object, number>()

/** What better sides the pool could show. */
function rerolling(t: Table, seat: Seat): number {
  const { s } = t
  let sum = 0
  for (let die = 0; die < s.dieAt.length; die++)
    if (s.dieAt[die] === IN_POOL && s.diePool[die] === seat) sum += Math.max(0, rerollGain(t, die, seat))
  return sum
}

export const rerollGain = (t: Table, die: Die, seat: Seat): number =>
  averageDie(def(t, t.s.dieCard[die] as Card)) - showingValue(t, die, seat)

/** rule destiny.claim-battlefield: it gives the field and its ability, and ends the round for this player. */
function claiming(t: Table, seat: Seat): number {
  const { s } = t
  let lost = 0
  for (let die = 0; die < s.dieAt.length; die++) {
    if (s.dieAt[die] === IN_POOL && s.diePool[die] === seat) lost += showingValue(t, die, seat)
  }
  for (const card of cardsIn(s, seat, PLAY)) {
    if (def(t, card).type === 'upgrade' && s.support[card] === 0) continue
    if (isReady(t, card)) lost += activation(t, card) - 0.5
  }
  const field = s.battlefield >= 0 ? Math.max(0, valueOfAbilities(def(t, s.battlefield), 'claim')) : 0
  return 0.5 + 0.7 * field - lost
}
