import { type Card, type Clause, granted, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { arenas, type Table } from '../state.js'
import { usableClauses } from './abilities.js'
import { isForBuildStep } from './chances.js'
import { equipOptions } from './equipping.js'
import { finishes, isType } from './finishing.js'
import { buildCost, cannot, spendable } from './numbers.js'
import { fits, pilotOptions, unitsOf } from './piloting.js'
import { mayPlay } from './play-effect.js'
import {
  ATTACHED,
  arenaOf,
  arenasFor,
  BUILD,
  beneath,
  cardsIn,
  HAND,
  isBuilding,
  locationIn,
  unitsInArenas,
} from './zones.js'

/** May a card of the hand be put face down with a counter? rule swtcg.building-cards */
export function mayBuild(t: Table, seat: Seat, card: Card, why: Why = null): boolean {
  if (isType(t, card, 'battle') && no(why, 'swtcg.battle-cards', 'a Battle card is played from hand, not built'))
    return false
  if (cannot(t, card, 'build') && no(why, 'swtcg.card-effects', 'another card forbids to build it')) return false
  if (!hasPoint(t, seat, why)) return false
  return granted(why)
}

/** rule swtcg.gl-build-point */
function hasPoint(t: Table, seat: Seat, why: Why): boolean {
  return spendable(t, seat) > 0 || !no(why, 'swtcg.gl-build-point', 'no build point is left')
}

/** May a face-down card get another counter? Overbuilding is allowed. rule swtcg.building-cards */
export function mayAdd(t: Table, seat: Seat, card: Card, why: Why = null): boolean {
  if (!isBuilding(t.s, card) && no(why, 'swtcg.building-cards', 'it is not being built')) return false
  if (!hasPoint(t, seat, why)) return false
  return granted(why)
}

/** Back into battle, or to another of its arenas. rules swtcg.deploying-units, swtcg.gl-multi-arena */
export function mayMove(t: Table, unit: Card, arena: number, why: Why = null): boolean {
  const { s } = t
  const here = arenaOf(s, unit)
  if (!arenasFor(t, unit).includes(arena) && no(why, 'swtcg.zone-arenas', 'it does not fight in that arena'))
    return false
  if (here === arena && no(why, 'swtcg.zone-arenas', `it is in the ${arenas[arena]} arena`)) return false
  if (here >= 0 && s.moved[unit] === 1) {
    if (no(why, 'swtcg.gl-multi-arena', 'it has changed its arena in this build step')) return false
  }
  if (cannot(t, unit, 'enter-arena') && no(why, 'swtcg.card-effects', 'another card keeps it out')) return false
  return granted(why)
}

/** The build points that another top of its stack costs. rule swtcg.rearranging-stack */
const priceOnTop = (t: Table, card: Card): number =>
  Math.max(0, buildCost(t, card) - buildCost(t, t.s.under[card] as Card))

export function mayRearrange(t: Table, seat: Seat, card: Card, why: Why = null): boolean {
  const price = priceOnTop(t, card)
  const points = spendable(t, seat)
  const top = t.s.under[card] as Card
  const unit = t.s.piloting[top] as Card
  // rule swtcg.unique-pilots: it may not fall off after its move
  if (unit >= 0 && t.s.moved[top] === 1 && !fits(t, card, unit)) {
    if (no(why, 'swtcg.unique-pilots', 'it could not pilot that unit, and its move is used')) return false
  }
  const says = `on top it costs ${price} build points and ${points} are left`
  if (price > points && no(why, 'swtcg.rearranging-stack', says)) return false
  return granted(why)
}

function unitOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  for (const unit of unitsOf(t, seat)) {
    for (const arena of arenasFor(t, unit)) if (mayMove(t, unit, arena)) options.push({ do: 'move', card: unit, arena })
  }
  const pilots = cardsIn(t.s, seat, ATTACHED).filter((card) => (t.s.piloting[card] as Card) >= 0)
  for (const top of [...unitsOf(t, seat), ...pilots]) {
    for (const card of beneath(t.s, top)) {
      if (mayRearrange(t, seat, card)) options.push({ do: 'rearrange', card, price: priceOnTop(t, card) })
    }
  }
  return options
}

/** Effects with "play only during your build step". */
function effectOptions(t: Table, seat: Seat): Option[] {
  const { s } = t
  const options: Option[] = []
  const offer = (clause: Clause, card: Card) => {
    if (clause.ability.ability === 'activated' && isForBuildStep(clause.ability) && mayPlay(t, clause, card, seat)) {
      options.push({ do: 'use', card, clause: clause.id })
    }
  }
  const cards = [
    ...unitsInArenas(s, seat),
    ...cardsIn(s, seat, BUILD).filter((card) => s.faceUp[card] === 1),
    ...[0, 1, 2].map((arena) => locationIn(s, arena)).filter((card) => card >= 0 && s.controller[card] === seat),
  ]
  for (const card of cards) for (const clause of usableClauses(t, card)) offer(clause, card)
  return options
}

/** rule swtcg.building-cards: everything this player could do in the build step, and being done with it. */
export function buildOptions(t: Table, seat: Seat): Option[] {
  const { s } = t
  const options: Option[] = []
  for (const card of cardsIn(s, seat, HAND)) {
    // Counters are put on one at a time: nobody can act in between.
    if (mayBuild(t, seat, card)) options.push({ do: 'build', card })
    // What costs nothing is finished at once, without lying face down first.
    if (!isType(t, card, 'battle') && !cannot(t, card, 'build')) options.push(...finishes(t, seat, card, 0))
  }
  for (const card of cardsIn(s, seat, BUILD)) {
    if (!isBuilding(s, card)) continue
    if (mayAdd(t, seat, card)) options.push({ do: 'add', card })
    options.push(...finishes(t, seat, card, s.counters[card] as number))
  }
  options.push(...unitOptions(t, seat), ...pilotOptions(t, seat), ...equipOptions(t, seat), ...effectOptions(t, seat))
  options.push({ do: 'done' })
  return options
}
