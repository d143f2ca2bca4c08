import type { Card, Decision } from '@dejarik/kernel'
import type { Side } from '../cards/side.js'
import { cardOfDie, damageOn, seatOfPool, shieldsOn } from '../columns.js'
import type { DestinyOption, Of } from '../options/index.js'
import { def } from '../rules/areas.js'
import type { Die, Table } from '../state.js'
import { rerollGain } from './actions.js'
import { cardValue } from './cards.js'
import { valueOfEffect } from './effects.js'
import { averageDie, showingValue, sideValue } from './sides.js'

interface About {
  readonly for?: string
  readonly node?: number
  readonly clause?: number
  readonly max?: number
  readonly picked?: readonly unknown[]
  readonly left?: number
}

/** What is good for whom it happens to; everything else is meant for the opponent. */
const kind = new Set(['shield', 'do-give-shields', 'do-heal', 'do-ready', 'do-activate', 'do-play', 'do-move-upgrade'])
const own = new Set(['setup-shields', 'shields', 'do-return-to-game'])

/** Does this question give something good? */
const gives = (about: About): boolean => about.for !== undefined && (kind.has(about.for) || own.has(about.for))

/** What picking this is worth, in damage; done is nothing. */
export function choiceValue(t: Table, decision: Decision, option: DestinyOption): number {
  const about = (decision.about ?? {}) as About
  if ('die' in option && option.die !== undefined) return dieChosen(t, decision, about, option.die)
  if ('card' in option && option.card !== undefined) return cardChosen(t, decision, about, option.card)
  if ('seat' in option && option.seat !== undefined) return option.seat === decision.seat ? 0 : 0.5
  return 0
}

function dieChosen(t: Table, { seat }: Decision, about: About, die: Die): number {
  const mine = t.s.diePool[die] === seat
  switch (about.for) {
    case 'reroll':
    case 'do-reroll-die':
      return mine ? rerollGain(t, die, seat) : -rerollGain(t, die, seatOfPool(t.s, die))
    case 'do-resolve-die':
    case 'do-take-die':
      return showingValue(t, die, seat)
    case 'do-turn-die':
    case 'focus':
      return mine ? 1 - 0.5 * showingValue(t, die, seat) : showingValue(t, die, 1 - seat)
    default: {
      const value = showingValue(t, die, seatOfPool(t.s, die)) + 0.2
      return mine ? -value : value
    }
  }
}

function cardChosen(t: Table, { seat, kind: asked }: Decision, about: About, card: Card): number {
  const mine = t.s.controller[card] === seat
  const { type } = def(t, card)
  if (asked === 'redraw' || asked === 'upkeep-discard') return throwAway(t, card, asked === 'redraw')
  if (type !== 'character') {
    if (about.for === 'do-put' || about.for === 'do-play') return 0.3 * cardValue(t, card)
    const value = 0.4 * cardValue(t, card) + 0.2
    return mine === gives(about) ? value : -value
  }
  if (gives(about)) return (mine ? 1 : -1) * protects(t, card)
  return (mine ? -1 : 1) * strikes(t, card, about)
}

/** A card that can hardly be paid for is not worth waiting for. */
function throwAway(t: Table, card: Card, opening: boolean): number {
  const { cost = 0 } = def(t, card)
  if (opening) return cost >= 4 ? 0.5 : -0.5
  return cost > 4 ? 0.1 : -0.6
}

/** Focus: finish whoever is nearly defeated, and whoever rolls the most. */
function strikes(t: Table, card: Card, about: About): number {
  const { s } = t
  const { health = 0 } = def(t, card)
  const left = health - damageOn(s, card)
  const shields = shieldsOn(s, card)
  if (about.for === 'do-remove-shields') return 0.5 * Math.min(2, shields)
  return 1 + power(t, card) / (1 + 0.35 * left + 0.5 * shields) + (left <= 2 ? 1 : 0)
}

/** Guard whoever has most to lose and can still be saved. */
function protects(t: Table, card: Card): number {
  const { s } = t
  const { health = 0 } = def(t, card)
  const room = 3 - shieldsOn(s, card)
  if (room <= 0) return 0
  const hurt = damageOn(s, card) / Math.max(1, health)
  return 0.5 + 0.3 * power(t, card) * (0.5 + hurt)
}

/** What a character rolls. */
function power(t: Table, card: Card): number {
  const { s } = t
  let sum = 0.5
  for (let die = 0; die < s.dieCard.length; die++) {
    const on = cardOfDie(s, die)
    if ((on === card || s.host[on] === card) && s.dieAt[die] !== 0) sum += averageDie(def(t, on))
  }
  return sum
}

/** What turning a die to this side is worth. */
export function turnValue(t: Table, decision: Decision, { die, side: to }: Of<'turn'>): number {
  const holder = seatOfPool(t.s, die)
  const definition = def(t, cardOfDie(t.s, die))
  const side = (definition.die as readonly Side[])[to] as Side
  const change = sideValue(t, die, side, holder, definition) - showingValue(t, die, holder)
  return holder === decision.seat ? change : -change
}

/** What an ability that may be used is worth. */
export function offerValue(t: Table, decision: Decision): number {
  const { node, clause } = (decision.about ?? {}) as About
  const ability = t.catalog.clauses[clause ?? -1]?.ability
  const own = ability !== undefined && 'effect' in ability ? ability.effect : undefined
  const effect = node === undefined ? own : t.catalog.nodes[node]
  return effect === undefined ? 0.5 : valueOfEffect(effect)
}
