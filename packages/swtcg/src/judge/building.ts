import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { buildCountersOn, equippedUnit, pilotedUnit, pointsOf } from '../columns.js'
import type { SwtcgOption } from '../options/index.js'
import { factsOf } from '../rules/facts.js'
import { buildCost } from '../rules/numbers.js'
import { arenaOf, def, isUnitCard } from '../rules/zones.js'
import type { Table } from '../state.js'
import { valueOfEffect, valueOfUse } from './effects.js'
import { mightOf, printedMight } from './units.js'
import { type Stakes, weightOf } from './worth.js'

/** A change of the chance to win by so much is worth one lean. */
const STAKES = 12

/** What it would change to have this card where it belongs. */
function use(t: Table, card: Card, stakes: Stakes, arena = -1): number {
  if (!isUnitCard(t, card)) return other(t, card)
  const { arenas } = factsOf(t, card)
  let best = 0
  for (const each of arenas)
    if (arena < 0 || arena === each) best = Math.max(best, weightOf(stakes, each, printedMight(t, card)))
  return STAKES * best
}

/** What a card that is no unit brings once it is finished. */
function other(t: Table, card: Card): number {
  let sum = 0
  for (const ability of def(t, card).abilities) {
    if ('effect' in ability) sum += valueOfEffect(ability.effect)
    else if (ability.ability === 'ongoing' || ability.ability === 'equip') sum += 0.8
  }
  return 0.6 * sum
}

/** What each thing that can be done in a build step is worth; being done is nothing. rule swtcg.building-cards */
export function buildValue(t: Table, seat: Seat, option: SwtcgOption, stakes: Stakes): number {
  const { s } = t
  switch (option.do) {
    case 'deploy':
      return 5 + use(t, option.card, stakes, option.arena)
    case 'complete':
      return 4 + other(t, option.card)
    case 'stack':
      return 4
    case 'add':
      return adding(t, seat, option.card, stakes)
    case 'build': {
      const { card } = option
      return 1 + use(t, card, stakes) / (1 + 0.15 * missing(t, card, 0)) - 0.1 * missing(t, card, pointsOf(s, seat))
    }
    case 'move':
      return moving(t, option.card, option.arena, stakes)
    // Where it is, it is as good as elsewhere: what costs nothing could go back and forth for ever.
    case 'pilot':
      return pilotedUnit(s, option.card) >= 0 ? -0.5 : 0.7
    case 'equip':
      return equippedUnit(s, option.card) >= 0 ? -0.5 : 1
    case 'unequip':
    case 'leave':
    case 'rearrange':
      return -1
    case 'use': {
      const clause = t.catalog.clauses[option.clause ?? NONE]
      return clause === undefined ? 0 : valueOfUse(clause.ability)
    }
    default:
      return 0
  }
}

/** The counters that a card still needs after so many. */
const missing = (t: Table, card: Card, more: number): number => Math.max(0, buildCost(t, card) - more)

/** Finish what was begun: the nearer it is, the sooner. Points that are left over are lost. */
function adding(t: Table, seat: Seat, card: Card, stakes: Stakes): number {
  const { s } = t
  const left = missing(t, card, buildCountersOn(s, card))
  if (left === 0) return -2
  const points = pointsOf(s, seat)
  const done = buildCountersOn(s, card) / (left + buildCountersOn(s, card))
  return 1.5 + done + (points >= left ? 1 : 0) + use(t, card, stakes) / (1 + 0.15 * left)
}

/** Into battle from the build zone, or to the arena where it is needed more. */
function moving(t: Table, card: Card, arena: number, stakes: Stakes): number {
  const here = arenaOf(t.s, card)
  const might = mightOf(t, card)
  const there = weightOf(stakes, arena, might)
  // Its might in the build zone is counted for its arena already.
  if (here < 0) return 1.5 + STAKES * 0.3 * there
  return STAKES * (there + weightOf(stakes, here, -might)) - 0.8
}

/** What placing a unit before the game is worth, for what it takes of the points. rule swtcg.start-step-4 */
export function setupValue(t: Table, option: SwtcgOption, stakes: Stakes): number {
  if (option.do === 'stack') return 0.5
  if (option.do !== 'place' && option.do !== 'build') return -6
  const { card } = option
  const { cost } = factsOf(t, card)
  if (option.do === 'place') return 1 + use(t, card, stakes, option.arena) * (6 / (3 + cost))
  // The last one, with all that is left: good only when that finishes most of it.
  const { n = 0 } = option
  return -1 + Math.min(1, n / Math.max(1, cost)) - Math.max(0, n - cost)
}
