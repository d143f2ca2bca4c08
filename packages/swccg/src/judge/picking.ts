import {
  type Card,
  clauseAt,
  controllerOf,
  currentAction,
  type Decision,
  type Frame,
  nodeAt,
  type Seat,
} from '@dejarik/kernel'
import { partsOf } from '@dejarik/kernel/vocabulary'
import * as is from '../definitions.js'
import type { ClauseTree, Effect } from '../effects/tree.js'
import type { SwccgOption } from '../options/index.js'
import { onTable } from '../rules/zones.js'
import type { Draw, Table } from '../state.js'
import { worthOf } from './appraise.js'
import { lossOf, shooting } from './battling.js'
import { tasteFor } from './clause-value.js'
import { gainsWorth } from './gains.js'
import { travelling } from './moving.js'
import { look } from './survey.js'

/** What is added to the destiny by which a weapon hits. */
const pluses = new WeakMap<ClauseTree, number>()

function plusOf(ability: ClauseTree): number {
  let plus = pluses.get(ability)
  if (plus === undefined) {
    plus = 'effect' in ability ? drawn(ability.effect) : 0
    pluses.set(ability, plus)
  }
  return plus
}

/** The first draw in an effect: what is added, and 2.5 for each destiny beyond the first. */
function drawn(effect: Effect): number {
  for (const node of partsOf<Effect>(effect)) {
    if (node.do !== 'draw-destiny') continue
    const plus = 'plus' in node && typeof node.plus === 'number' ? node.plus : 0
    const found = plus + (typeof node.n === 'number' ? 2.5 * (node.n - 1) : 0)
    if (found !== 0) return found
  }
  return 0
}

/** How much the chooser wants it done to this card, if it is good (above 0) or bad for the card. */
function wanting(t: Table, seat: Seat, card: Card, good: number): number {
  const worth = worthOf(t, card)
  if ((worth.bits & is.LOCATION) !== 0 && onTable(t.s, card)) {
    const survey = look(t)
    const place = survey.places[survey.where[card] ?? -1]
    if (place === undefined) return 0
    return 0.05 * ((place.board[1 - seat] as number) - (place.board[seat] as number))
  }
  const size = onTable(t.s, card) ? lossOf(t, card) : worth.hand
  return 0.4 * Math.sign(good) * (controllerOf(t.s, card) === seat ? 1 : -1) * (size + 0.5)
}

/** What verbs do to the card that is chosen for them, for the card. */
const kinds: Readonly<Record<string, number>> = {
  lose: -1,
  hit: -1,
  capture: -1,
  forfeit: -1,
  steal: -1,
  cancel: -1,
  place: -1,
  stack: -1,
  'move-away': -1,
}

/** What is done to whatever is picked: by the text that aims, or by the effect that asks. */
function doneTo(t: Table, about: { for?: string; node?: number }): number {
  if (about.node !== undefined) {
    const node = nodeAt(t.catalog, about.node)
    if (node.do === 'get') return gainsWorth(node.gets)
    if (node.do === 'place' && node.in === 'hand') return 1
    return kinds[node.do] ?? 1
  }
  if (about.for !== 'target') return 1
  const action = currentAction(t)
  if (action === null || action.clause < 0) return 1
  const i =
    (t.s.stack.findLast((frame) => frame.procedure === 'aim-text') as (Frame & { i?: number }) | undefined)?.i ?? 0
  return tasteFor(t.catalog, action.clause).aims[i] ?? 0
}

/** One thing of several is picked; `done` where what is left would rather not be picked. */
export function picking(t: Table, decision: Decision<SwccgOption>, into: number[]): void {
  const { seat, options } = decision
  const about = decision.about as { for?: string; node?: number }
  if (about.for === 'transit') {
    travelling(t, decision, into)
    return
  }
  const action = about.for === 'target' ? currentAction(t) : null
  const clause = action === null || action.clause < 0 ? undefined : clauseAt(t.catalog, action.clause)
  const weapon = clause?.ability.ability === 'fire' ? plusOf(clause.ability) : Number.NaN
  const good = doneTo(t, about)
  options.forEach((option, i) => {
    const { card, draw } = option.do === 'choose' ? option : {}
    if (card === undefined) into[i] = draw === undefined ? 0 : drawWorth(t, draw)
    else if (!Number.isNaN(weapon)) into[i] = shooting(t, card, weapon)
    else into[i] = wanting(t, seat, card, good)
  })
}

/** Of several destinies the highest. */
const drawWorth = (t: Table, n: number): number => {
  const frame = t.s.stack.findLast(({ procedure }) => procedure === 'draw-destiny') as { draws?: Draw[] } | undefined
  return frame?.draws?.[n]?.value ?? 0
}
