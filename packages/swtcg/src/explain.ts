import { type Card, definitionOf, type Json, knows, type Part, type Reason, type Seat } from '@dejarik/kernel'
import { buildCountersOn, pilotedUnit, topOver } from './columns.js'
import type { Clause } from './definitions.js'
import type { Stat } from './effects/tree.js'
import { usableClauses } from './rules/abilities.js'
import { mayAdd, mayBuild, mayMove } from './rules/build-options.js'
import { isForAttack, isForBuildStep } from './rules/chances.js'
import { mayEquip } from './rules/equipping.js'
import { finishes } from './rules/may-complete.js'
import { mayPlay } from './rules/may-play.js'
import { buildCost, stat } from './rules/numbers.js'
import { mayPilot, pilotAbility, unitsOf } from './rules/piloting.js'
import { mayRearrange } from './rules/rearranging.js'
import { mayRetreat } from './rules/retreat.js'
import { namesake } from './rules/stacking.js'
import { isNext, mayAttack } from './rules/targets.js'
import { isTraded } from './rules/triggers.js'
import { isOffered, whyNoChance, whyNotBuilding, whyNotRetreating } from './rules/why-not-now.js'
import {
  arenaOf,
  arenasFor,
  cardsIn,
  def,
  HAND,
  inArena,
  inBuildZone,
  isBuilding,
  isUnit,
  isUnitCard,
  unitsInArenas,
} from './rules/zones.js'
import { arenas, type Table } from './state.js'

/** What a seat may ask: what a card may do now and why not, or where a number comes from. */
export type About = { card: Card } | { card: Card; number: Stat | 'build-cost' }

/** One thing that could be done with a card; `to`: the other card it is about; `arena`: where. */
export interface Verdict {
  readonly do: string
  readonly may: boolean
  readonly why: Reason[]
  readonly to?: Card
  readonly arena?: number
}

/** Legality asked with a list for the reasons: the same checks that offer the options. */
export function explain(t: Table, seat: Seat, about: Json): Json {
  const asked = (typeof about === 'object' && about !== null ? about : {}) as { card?: Card; number?: Stat }
  const { card } = asked
  if (typeof card !== 'number' || t.s.def[card] === undefined) throw new Error('Ask about {card} or {card, number}')
  if (asked.number !== undefined) return explainNumber(t, seat, card, asked.number)
  // Nothing is said of a card that this seat does not know.
  return (knows(t.s, seat, card) ? verdicts(t, seat, card) : []) as unknown as Json
}

function explainNumber(t: Table, seat: Seat, card: Card, number: Stat | 'build-cost'): Json {
  if (!['power', 'speed', 'health', 'build-cost'].includes(number))
    throw new Error("Ask about the number 'power', 'speed', 'health' or 'build-cost'")
  if (!knows(t.s, seat, card) || (number !== 'build-cost' && !isUnitCard(t, card))) return null
  const parts: Part[] = []
  const total = number === 'build-cost' ? buildCost(t, card, parts) : stat(t, card, number, parts)
  return { total, parts: parts as unknown as Json }
}

type Check = (why: Reason[]) => boolean

/** What could be done with a card; `to`: to or with which other. */
interface Asked {
  readonly do: string
  readonly card: Card
  readonly to?: Card
  readonly arena?: number
}

/** One verdict: what is offered may be done; else every reason, and whether it is the time for it. */
function verdict(t: Table, seat: Seat, option: Asked, check: Check, now: Reason | null): Verdict {
  const about = {
    ...(option.to === undefined ? {} : { to: option.to }),
    ...(option.arena === undefined ? {} : { arena: option.arena }),
  }
  const { to: _, ...wanted } = option
  const field = option.do === 'attack' ? 'target' : 'to'
  if (isOffered(t, seat, option.to === undefined ? { ...wanted } : { ...wanted, [field]: option.to }))
    return { do: option.do, may: true, why: [], ...about }
  const why: Reason[] = now === null ? [] : [now]
  check(why)
  return { do: option.do, may: false, why, ...about }
}

function verdicts(t: Table, seat: Seat, card: Card): Verdict[] {
  const { s } = t
  if (s.controller[card] !== seat) return []
  const found: Verdict[] = []
  const building = whyNotBuilding(t, seat)
  const say = (option: Asked, check: Check, now: Reason | null) => found.push(verdict(t, seat, option, check, now))
  const inHand = cardsIn(s, seat, HAND).includes(card)
  if (inHand) say({ do: 'build', card }, (why) => mayBuild(t, seat, card, why), building)
  if (isBuilding(s, card)) say({ do: 'add', card }, (why) => mayAdd(t, seat, why), building)
  if (inHand || isBuilding(s, card)) found.push(...finishing(t, seat, card, building))
  if (isUnit(t, card)) found.push(...ofUnit(t, seat, card, building))
  if (isUnit(t, card) || pilotedUnit(s, card) >= 0) found.push(...ofPilot(t, seat, card, building))
  if (pilotedUnit(s, card) >= 0 || inArena(s, card))
    say({ do: 'retreat', card }, (why) => mayRetreat(t, card, why), whyNotRetreating(t, seat))
  if (topOver(s, card) >= 0) say({ do: 'rearrange', card }, (why) => mayRearrange(t, seat, card, why), building)
  if (def(t, card).types[0] === 'equipment' && !inHand && !isBuilding(s, card) && s.under[card] === -1) {
    for (const unit of unitsOf(t, seat))
      say({ do: 'equip', card, to: unit }, (why) => mayEquip(t, seat, card, unit, why), building)
  }
  const clauses = playable(t, card)
  for (const clause of clauses) found.push(effectVerdict(t, seat, card, clause))
  if (inHand && clauses.length === 0 && def(t, card).abilities.some(({ ability }) => ability === 'copy')) {
    const says = 'no card that it could be played as has been played this turn'
    found.push({ do: 'play', may: false, why: [{ rule: 'swtcg.battle-cards', says }] })
  }
  return found
}

/** Deploying, stacking or completing it: one verdict for whatever its counters allow. */
function finishing(t: Table, seat: Seat, card: Card, now: Reason | null): Verdict[] {
  if (def(t, card).types[0] === 'battle') return []
  const why: Reason[] = []
  const ways = finishes(t, seat, card, buildCountersOn(t.s, card), why)
  const verb = isUnitCard(t, card) ? 'deploy' : 'complete'
  if (ways.length === 0) return [{ do: verb, may: false, why: now === null ? why : [now, ...why] }]
  return [
    ...elsewhere(t, card, verb),
    // What else its counters do not pay for yet.
    ...(why.length > 0 ? [{ do: namesake(t, seat, card) >= 0 ? 'stack' : verb, may: false, why }] : []),
    ...ways.map((option) => ({
      do: option.do,
      may: now === null,
      why: now === null ? [] : [now],
      ...(typeof option.on === 'number' ? { to: option.on } : {}),
      ...(typeof option.arena === 'number' ? { arena: option.arena } : {}),
    })),
  ]
}

/** Arenas that are not its own. rules swtcg.location-cards, swtcg.zone-arenas */
function elsewhere(t: Table, card: Card, verb: string): Verdict[] {
  const isLocation = def(t, card).types[0] === 'location'
  if (!isLocation && !isUnitCard(t, card)) return []
  const rule = isLocation ? 'swtcg.location-cards' : 'swtcg.zone-arenas'
  const why = [{ rule, says: 'that arena is not one of its own' }]
  return arenas.flatMap((_arena, i) =>
    arenasFor(t, card).includes(i) ? [] : [{ do: verb, may: false, why, arena: i }],
  )
}

/** Onto which units it may go, from an arena, the build zone or another unit. */
function ofPilot(t: Table, seat: Seat, card: Card, building: Reason | null): Verdict[] {
  if (pilotAbility(t, card) === undefined) return []
  return unitsOf(t, seat).flatMap((unit) => {
    const check: Check = (why) => mayPilot(t, seat, card, unit, why)
    return unit === card ? [] : [verdict(t, seat, { do: 'pilot', card, to: unit }, check, building)]
  })
}

function ofUnit(t: Table, seat: Seat, card: Card, building: Reason | null): Verdict[] {
  const { s } = t
  const found: Verdict[] = []
  if (arenasFor(t, card).length > 1 || inBuildZone(s, card)) {
    for (const arena of arenasFor(t, card)) {
      if (arena !== arenaOf(s, card))
        found.push(verdict(t, seat, { do: 'move', card, arena }, (why) => mayMove(t, card, arena, why), building))
    }
  }
  if (inArena(s, card)) {
    for (const target of [...unitsInArenas(s, 1 - seat), ...unitsOf(t, 1 - seat).filter((u) => inBuildZone(s, u))]) {
      const check: Check = (why) => mayAttack(t, card, target, why)
      found.push(verdict(t, seat, { do: 'attack', card, to: target }, check, null))
    }
    found.push(verdict(t, seat, { do: 'skip', card }, (why) => isNext(t, card, why), null))
  }
  return found
}

/** Effects with an activation cost, and what a Battle card does. */
const playable = (t: Table, card: Card): readonly Clause[] => {
  const known = usableClauses(t, card)
  const printed = (t.catalog.clausesOf[definitionOf(t.s, card)] ?? []).filter((clause) => !known.includes(clause))
  return [...known, ...printed].filter(({ ability }) => ['activated', 'play', 'enhance'].includes(ability.ability))
}

function effectVerdict(t: Table, seat: Seat, card: Card, clause: Clause): Verdict {
  const { ability } = clause
  const mission = def(t, card).types[0] === 'mission'
  const check: Check = (why) => {
    if (clause.def >= 0 && isTraded(t, clause, card))
      why.push({ rule: 'swtcg.switch-effect', says: 'another unit has that ability now' })
    else if (!usableClauses(t, card).includes(clause) && !mission)
      why.push({ rule: 'swtcg.activated-abilities', says: 'it cannot be used from where it is' })
    if (mission) why.push({ rule: 'swtcg.completing-missions', says: 'a Mission is completed' })
    return mayPlay(t, clause, card, seat, why)
  }
  const elsewhere = isForBuildStep(ability) || isForAttack(ability)
  const use = elsewhere ? 'use' : 'respond'
  if (isOffered(t, seat, { do: use, card, clause: clause.id })) return { do: 'play', may: true, why: [] }
  const now = isForBuildStep(ability) ? whyNotBuilding(t, seat) : whyNoChance(t, seat, clause)
  const why: Reason[] = now === null || mission ? [] : [now]
  check(why)
  return { do: 'play', may: false, why }
}
