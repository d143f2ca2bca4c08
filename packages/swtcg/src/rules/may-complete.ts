import { type Card, NONE, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { holds } from '@dejarik/kernel/vocabulary'
import { offer } from '../options/index.js'
import { arenas, type Table } from '../state.js'
import { canPay, costOf } from './costs.js'
import { factsOf } from './facts.js'
import { scopeOfCard } from './gains.js'
import { isKeptOut } from './kept-out.js'
import { buildCost, cannot, isAnyPriced, spendable } from './numbers.js'
import { mayPayToEquip } from './rearranging.js'
import { isEquipment, namesake, standsAlone, type Way, ways } from './stacking.js'
import { arenasFor, battleArena, def, isUnitCard, locationIn } from './zones.js'

export const isType = (t: Table, card: Card, type: string): boolean => factsOf(t, card).type === type

/** How a card lacks counters: alone, or where in its stack it would come. */
const lacks = {
  alone: 'it needs {0} build counters and has {1}',
  top: 'on top of its stack it needs {0} build counters and has {1}',
  beneath: 'beneath its stack it needs {0} build counters and has {1}',
}

/** Are there enough counters? rule swtcg.part-build-cost */
function isPaid(cost: number, counters: number, says: string, why: Why): boolean {
  if (cost <= counters) return true
  no(why, 'swtcg.part-build-cost', says, cost, counters)
  return false
}

/** What a card needs besides its cost. rules swtcg.mission-cards, swtcg.term-to-complete-mission */
function mayComplete(t: Table, seat: Seat, card: Card, why: Why): boolean {
  const x = { ...scopeOfCard(t, card), you: seat }
  return def(t, card).abilities.every((ability) => {
    if (ability.ability !== 'restriction') return true
    const says = 'what its text asks for is not so'
    if (ability.when && !holds(t, ability.when, x, seat)) {
      no(why, 'swtcg.term-to-complete-mission', says)
      return false
    }
    if (costOf(ability).every((part) => canPay(t, part, x, seat))) return true
    no(why, 'swtcg.term-to-complete-mission', 'what its text asks for besides its cost cannot be paid')
    return false
  })
}

/** The build points that a Location still costs there, beyond its counters. rule swtcg.completing-locations */
export function locationPrice(t: Table, card: Card, arena: number, counters: number): number {
  const old = locationIn(t.s, arena)
  if (old === NONE || buildCost(t, card) >= buildCost(t, old)) return 0
  // A cheaper one costs as much as the one that it replaces; what its counters have paid is paid.
  return Math.max(0, buildCost(t, old) - counters)
}

/** A unit or Equipment into the stack of its name. rule swtcg.making-a-stack */
function stackFinishes(
  t: Table,
  seat: Seat,
  card: Card,
  found: readonly Way[],
  counters: number,
  why: Why,
  options: Option[],
): void {
  for (const { on, where, cost, arena } of found) {
    if (on === NONE || !isPaid(cost, counters, where === 'top' ? lacks.top : lacks.beneath, why)) continue
    if (battleArena(t.s, on) !== NONE && isKeptOut(t, card)) {
      no(why, 'swtcg.card-effects', 'another card keeps it out')
      continue
    }
    // Equipment pays its equip cost besides to come on top.
    if (where === 'top' && isEquipment(t, card) && !mayPayToEquip(t, seat, card, 0)) {
      no(why, 'swtcg.making-a-stack', 'on top of its stack its cost to attach it cannot be paid')
      continue
    }
    options.push(offer.stack(card, on, where, arena))
  }
}

/** By itself to one of its arenas or the build zone, or into a stack. rules swtcg.unit-cards, swtcg.deploying-units */
function unitFinishes(t: Table, seat: Seat, card: Card, counters: number, why: Why, options: Option[]): void {
  const found = ways(t, seat, card, false)
  if (why !== null && namesake(t, seat, card) !== NONE && found.every(({ on }) => on === NONE))
    no(why, 'swtcg.general-stacking', 'it cannot join the stack of that name')
  stackFinishes(t, seat, card, found, counters, why, options)
  const alone = found.find(({ on }) => on === NONE)
  if (alone === undefined || !isPaid(alone.cost, counters, lacks.alone, why)) return
  if (cannot(t, card, 'deploy')) {
    no(why, 'swtcg.card-effects', 'another card forbids to deploy it')
    return
  }
  if (!isKeptOut(t, card)) for (const arena of arenasFor(t, card)) options.push(offer.deploy(card, arena))
  options.push(offer.deploy(card, NONE))
}

/** rules swtcg.completing-equipment, swtcg.unique-equipment */
function equipmentFinishes(t: Table, seat: Seat, card: Card, counters: number, why: Why, options: Option[]): void {
  stackFinishes(t, seat, card, ways(t, seat, card, false), counters, why, options)
  if (isPaid(buildCost(t, card), counters, lacks.alone, why)) options.push(offer.complete(card))
}

/** One Location in each arena; it is no unit, and copies may lie in several arenas. rule swtcg.gl-location-card */
function locationFinishes(t: Table, seat: Seat, card: Card, counters: number, why: Why, options: Option[]): void {
  if (isKeptOut(t, card)) {
    no(why, 'swtcg.card-effects', 'another card keeps it out')
    return
  }
  for (const arena of arenasFor(t, card)) {
    const price = locationPrice(t, card, arena, counters)
    if (price <= spendable(t, seat)) options.push(offer.complete(card, arena, price))
    else if (why !== null) {
      const says = 'the Location in the {0} arena costs more, so it needs {1} build points besides'
      no(why, 'swtcg.completing-locations', says, arenas[arena] as string, price)
    }
  }
}

/**
 * Can it not be paid in any way? A stack asks for 1 counter at least (rule swtcg.making-a-stack), where no card makes it
 * cheaper; without a stack to join there is only its cost.
 */
function isUnpaid(t: Table, seat: Seat, card: Card, counters: number): boolean {
  if (buildCost(t, card) <= counters) return false
  return (counters === 0 && !isAnyPriced(t)) || standsAlone(t, seat, card)
}

/** What can be done with a card that has so many counters (in hand: none). rules swtcg.building-cards, swtcg.gl-complete */
export function finishes(t: Table, seat: Seat, card: Card, counters: number, why: Why = null): Option[] {
  const options: Option[] = []
  finishOptions(t, seat, card, counters, options, why)
  return options
}

/** The same, added to other options. */
export function finishOptions(
  t: Table,
  seat: Seat,
  card: Card,
  counters: number,
  options: Option[],
  why: Why = null,
): void {
  if (why === null && isUnpaid(t, seat, card, counters)) return
  if (isUnitCard(t, card)) unitFinishes(t, seat, card, counters, why, options)
  else if (isEquipment(t, card)) equipmentFinishes(t, seat, card, counters, why, options)
  else if (isType(t, card, 'battle')) no(why, 'swtcg.battle-cards', 'a Battle card is played from hand, not built')
  else if (isPaid(buildCost(t, card), counters, lacks.alone, why)) {
    if (!isType(t, card, 'mission')) locationFinishes(t, seat, card, counters, why, options)
    else if (mayComplete(t, seat, card, why)) options.push(offer.complete(card))
  }
}

/** The build counters that one of these needs, for whoever pays what is missing in another way. */
export function countersFor(t: Table, seat: Seat, { do: verb, card, on, where, arena }: Option): number {
  const unit = card as Card
  if (verb === 'stack') {
    const way = ways(t, seat, unit, false).find((each) => each.on === on && each.where === where)
    return way?.cost ?? 0
  }
  const old = isType(t, unit, 'location') ? locationIn(t.s, arena as number) : NONE
  return Math.max(buildCost(t, unit), old === NONE ? 0 : buildCost(t, old))
}
