import { type Card, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { type Any, holds, possible } from '@dejarik/kernel/vocabulary'
import { arenas, type Table } from '../state.js'
import { scopeOfCard } from './gains.js'
import { buildCost, cannot, spendable } from './numbers.js'
import { costOf } from './play-effect.js'
import { namesake, ways } from './stacking.js'
import { arenasFor, def, isUnitCard, locationIn } from './zones.js'

export const isType = (t: Table, card: Card, type: string): boolean => (def(t, card).types[0] as string) === type

/** Are there enough counters? rule swtcg.part-build-cost */
function isPaid(cost: number, counters: number, what: string, why: Why): boolean {
  if (cost <= counters) return true
  no(why, 'swtcg.part-build-cost', `${what} needs ${cost} build counters and has ${counters}`)
  return false
}

/** What a card needs besides its cost. rule swtcg.term-to-complete-mission */
function mayComplete(t: Table, seat: Seat, card: Card, why: Why): boolean {
  const x = { ...scopeOfCard(t, card), you: seat }
  return (def(t, card).abilities as Any[]).every((ability) => {
    if (ability.ability !== 'restriction') return true
    const says = 'what its text asks for is not so'
    if (ability.when && !holds(t, ability.when, x, seat)) {
      no(why, 'swtcg.term-to-complete-mission', says)
      return false
    }
    if (costOf(ability).every((part) => possible(t, part, x, seat))) return true
    no(why, 'swtcg.term-to-complete-mission', 'what its text asks for besides its cost cannot be paid')
    return false
  })
}

/** The build points that a Location still costs there, beyond its counters. rule swtcg.completing-locations */
export function locationPrice(t: Table, card: Card, arena: number, counters: number): number {
  const old = locationIn(t.s, arena)
  if (old < 0 || buildCost(t, card) >= buildCost(t, old)) return 0
  // A cheaper one costs as much as the one that it replaces; what its counters have paid is paid.
  return Math.max(0, buildCost(t, old) - counters)
}

function unitFinishes(t: Table, seat: Seat, card: Card, counters: number, why: Why): Option[] {
  const found = ways(t, seat, card, false)
  if (found.length === 0) no(why, 'swtcg.general-stacking', 'it cannot join the stack of that name')
  return found.flatMap((way): Option[] => {
    if (way.on >= 0) {
      if (!isPaid(way.cost, counters, way.where === 'top' ? 'on top of its stack it' : 'beneath its stack it', why))
        return []
      return [{ do: 'stack', card, on: way.on, where: way.where }]
    }
    if (!isPaid(buildCost(t, card), counters, 'it', why)) return []
    if (cannot(t, card, 'deploy')) {
      no(why, 'swtcg.card-effects', 'another card forbids to deploy it')
      return []
    }
    return [...arenasFor(t, card).map((arena) => ({ do: 'deploy', card, arena })), { do: 'deploy', card, arena: -1 }]
  })
}

function locationFinishes(t: Table, seat: Seat, card: Card, counters: number, why: Why): Option[] {
  return arenasFor(t, card).flatMap((arena) => {
    const price = locationPrice(t, card, arena, counters)
    if (price <= spendable(t, seat)) return [{ do: 'complete', card, arena, ...(price > 0 ? { price } : {}) }]
    const there = `the Location in the ${arenas[arena]} arena`
    no(why, 'swtcg.completing-locations', `${there} costs more, so it needs ${price} build points besides`)
    return []
  })
}

/** What can be done with a card that has so many counters (in hand: none). rules swtcg.building-cards, swtcg.making-a-stack */
export function finishes(t: Table, seat: Seat, card: Card, counters: number, why: Why = null): Option[] {
  if (isUnitCard(t, card)) return unitFinishes(t, seat, card, counters, why)
  if (isType(t, card, 'battle')) {
    no(why, 'swtcg.battle-cards', 'a Battle card is played from hand, not built')
    return []
  }
  if (!isPaid(buildCost(t, card), counters, 'it', why)) return []
  if (isType(t, card, 'mission')) return mayComplete(t, seat, card, why) ? [{ do: 'complete', card }] : []
  if (isType(t, card, 'location')) return locationFinishes(t, seat, card, counters, why)
  if (namesake(t, seat, card) < 0) return [{ do: 'complete', card }]
  no(why, 'swtcg.section-4', 'you have a card of that unique name')
  return []
}
