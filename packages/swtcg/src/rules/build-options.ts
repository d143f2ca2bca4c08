import { type Card, granted, NONE, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { buildCountersOn, movesOf } from '../columns.js'
import { offer } from '../options/index.js'
import { ARENA_MOVE, arenas, type Table } from '../state.js'
import { isForBuildStep } from './chances.js'
import { equipOptions } from './equipping.js'
import { factsOf } from './facts.js'
import { isKeptOut } from './kept-out.js'
import { finishOptions, isType } from './may-complete.js'
import { usesAt } from './may-play.js'
import { isAnyPriced, pricesItself, spendable } from './numbers.js'
import { pilotOptions, unitsOf } from './piloting.js'
import { alongOptions } from './play-with-ability.js'
import { rearrangeOptions } from './rearranging.js'
import { usableAt } from './sources.js'
import { arenaOf, arenasFor, BUILD, cardsIn, HAND, isBuilding } from './zones.js'

/** May a card of the hand be put face down with a counter? rule swtcg.building-cards */
export function mayBuild(t: Table, seat: Seat, card: Card, why: Why): boolean {
  if (isType(t, card, 'battle')) no(why, 'swtcg.battle-cards', 'a Battle card is played from hand, not built')
  return hasPoint(t, seat, why) && granted(why)
}

/** rule swtcg.gl-build-point */
function hasPoint(t: Table, seat: Seat, why: Why): boolean {
  if (spendable(t, seat) > 0) return true
  no(why, 'swtcg.gl-build-point', 'no build point is left')
  return false
}

/** May a face-down card get another counter? Overbuilding is allowed. rule swtcg.building-cards */
export const mayAdd = (t: Table, seat: Seat, why: Why): boolean => hasPoint(t, seat, why)

/** Back into battle, or to another of its arenas. rules swtcg.deploying-units, swtcg.gl-multi-arena */
export function mayMove(t: Table, unit: Card, arena: number, why: Why = null): boolean {
  const { s } = t
  const here = arenaOf(s, unit)
  if (!arenasFor(t, unit).includes(arena) && no(why, 'swtcg.zone-arenas', 'it does not fight in that arena'))
    return false
  if (here !== NONE && !arenasFor(t, unit).includes(here)) {
    if (no(why, 'swtcg.zone-arenas', 'it is a unit of the arena where it is')) return false
  }
  if (here === arena && no(why, 'swtcg.zone-arenas', 'it is in the {0} arena', arenas[arena] as string)) return false
  if (here !== NONE && (movesOf(s, unit) & ARENA_MOVE) !== 0) {
    if (no(why, 'swtcg.gl-multi-arena', 'it has changed its arena in this build step')) return false
  }
  if (isKeptOut(t, unit) && no(why, 'swtcg.card-effects', 'another card keeps it out')) return false
  return granted(why)
}

function unitOptions(t: Table, units: readonly Card[], options: Option[]): void {
  for (const unit of units) {
    for (const arena of arenasFor(t, unit)) if (mayMove(t, unit, arena)) options.push(offer.move(unit, arena))
  }
}

/** Effects with "play only during your build step". */
function effectOptions(t: Table, seat: Seat, options: Option[]): void {
  for (const card of usableAt(t, seat, 'build-step')) usesAt(t, card, seat, 'build-step', options)
  for (const option of alongOptions(t, seat, isForBuildStep)) options.push(option)
}

/** The same option again and again, made once for each card. */
function optionOf(make: (card: Card) => Option): (card: Card) => Option {
  const made: Option[] = []
  return (card) => {
    for (let next = made.length; next <= card; next++) made.push(make(next))
    return made[card] as Option
  }
}
const building = optionOf((card) => offer.build(card))
const adding = optionOf(offer.add)

/** rule swtcg.building-cards: everything this player could do in the build step, and being done with it. */
export function buildOptions(t: Table, seat: Seat): Option[] {
  const { s } = t
  const options: Option[] = []
  const point = hasPoint(t, seat, null)
  const priced = isAnyPriced(t)
  for (const card of cardsIn(s, seat, HAND)) {
    const { type, cost } = factsOf(t, card)
    if (type === 'battle') continue
    // Counters are put on one at a time: nobody can act in between.
    if (point) options.push(building(card))
    // What costs nothing is finished at once, without lying face down first.
    if (cost <= 0 || priced || pricesItself(t, card)) finishOptions(t, seat, card, 0, options)
  }
  for (const card of cardsIn(s, seat, BUILD)) {
    if (!isBuilding(s, card)) continue
    if (point) options.push(adding(card))
    finishOptions(t, seat, card, buildCountersOn(s, card), options)
  }
  const units = unitsOf(t, seat)
  unitOptions(t, units, options)
  rearrangeOptions(t, seat, options)
  pilotOptions(t, seat, units, options)
  equipOptions(t, seat, options)
  effectOptions(t, seat, options)
  options.push(offer.done())
  return options
}
