import { type Card, controllerOf, NONE, type Seat } from '@dejarik/kernel'
import type { Side } from '../cards/side.js'
import { cardOfDie, damageOn, sideOfDie } from '../columns.js'
import type { Effect } from '../effects/tree.js'
import type { DestinyOption, Of } from '../options/index.js'
import { cardsIn, def, PLAY } from '../rules/areas.js'
import { costOf } from '../rules/numbers.js'
import { type Die, IN_POOL, type Table } from '../state.js'
import { cardValue, rolling } from './cards.js'
import { isUnread, valueOfAbilities } from './effects.js'
import { imagined } from './imagine.js'
import { averageDie, showingValue } from './sides.js'
import { isReady } from './worth.js'

/** What it costs to give up the turn: something worth less is better left. */
const TEMPO = 0.25

/** What taking this action is worth, in damage; passing is nothing. */
export function actionValue(t: Table, seat: Seat, option: DestinyOption): number {
  switch (option.do) {
    case 'activate':
      return 0.8 + 0.5 * rolling(t, option.card)
    case 'resolve':
      return resolving(t, seat, option.die)
    case 'play':
      return playing(t, option)
    case 'use': {
      const { card, clause: text = NONE } = option
      const ability = t.catalog.clauses[text]?.ability
      if (card === undefined || ability === undefined || !('effect' in ability)) return 0
      return imagined(t, card, seat, ability.effect) - TEMPO
    }
    case 'reroll':
      return rerolling(t, seat) - 0.6 - 0.05 * cardValue(t, option.card)
    case 'claim':
      return claiming(t, seat)
    case 'pass':
      // Whoever passes while the others go on has only lost a turn.
      return t.s.passes > 0 ? 0 : -0.1
    default:
      return 0
  }
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
  return (def(t, cardOfDie(t.s, die)).die as readonly Side[])[sideOfDie(t.s, die)] as Side
}

/** What an event says, where all of it is a tree. */
function playedEffect(t: Table, card: Card): Effect | undefined {
  const definition = def(t, card)
  if (isUnread(definition)) return undefined
  const ability = definition.abilities.find((each) => each.ability === 'play')
  return ability !== undefined && 'effect' in ability ? ability.effect : undefined
}

/** What a card does for what it costs. */
function playing(t: Table, { card, on = NONE, replace = NONE }: Of<'play'>): number {
  const cost = costOf(t, card, on, replace)
  const event = def(t, card).type === 'event' ? playedEffect(t, card) : undefined
  let value = event === undefined ? cardValue(t, card) : imagined(t, card, controllerOf(t.s, card), event)
  if (on >= 0) {
    const { health = 0 } = def(t, on)
    const left = health - damageOn(t.s, on)
    // It goes with its character, and is rolled this round only if that is still ready.
    value *= left / (left + 2)
    if (t.s.exhausted[on] === 0) value += 0.5 * averageDie(def(t, card))
    if (t.s.controller[on] !== t.s.controller[card]) value = 1
  }
  if (replace >= 0) value -= 0.9 * cardValue(t, replace)
  return value - 0.6 * cost
}

/** What better sides the pool could show. */
function rerolling(t: Table, seat: Seat): number {
  const { s } = t
  let sum = 0
  for (let die = 0; die < s.dieAt.length; die++)
    if (s.dieAt[die] === IN_POOL && s.diePool[die] === seat) sum += Math.max(0, rerollGain(t, die, seat))
  return sum
}

export const rerollGain = (t: Table, die: Die, seat: Seat): number =>
  averageDie(def(t, cardOfDie(t.s, die))) - showingValue(t, die, seat)

/** rule destiny.claim-battlefield: it gives the field and its ability, and ends the round for this player. */
function claiming(t: Table, seat: Seat): number {
  const { s } = t
  let lost = 0
  for (let die = 0; die < s.dieAt.length; die++) {
    if (s.dieAt[die] === IN_POOL && s.diePool[die] === seat) lost += showingValue(t, die, seat)
  }
  for (const card of cardsIn(s, seat, PLAY)) {
    if (def(t, card).type === 'upgrade' && s.support[card] === 0) continue
    if (isReady(t, card)) lost += 0.3 + 0.5 * rolling(t, card)
  }
  const field = s.battlefield >= 0 ? Math.max(0, valueOfAbilities(def(t, s.battlefield), 'claim')) : 0
  return 0.5 + 0.7 * field - lost
}
