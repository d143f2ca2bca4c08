import {
  type Card,
  cardOf,
  controllerOf,
  definitionOf,
  lives,
  NONE,
  nodeAt,
  type Parts,
  perCatalog,
  type Seat,
} from '@dejarik/kernel'
import { holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { pointsOf } from '../columns.js'
import type { Catalog } from '../definitions.js'
import {
  type Ability,
  type Deed,
  deeds,
  type Gain,
  type Query,
  type Ref,
  type Stat,
  type Usable,
} from '../effects/tree.js'
import type { Table } from '../state.js'
import { isBarred } from './cannot-use.js'
import { isMeant, isQuery, isUsable } from './described.js'
import { factsNow, factsOf } from './facts.js'
import { type Given, givenTo, givenToPlayer, isGiven, scopeOfCard, sizeOf } from './gains.js'
import { anyGiven } from './heard.js'
import { abilitiesOf } from './switch-effect.js'
import { beneath, def, inArena } from './zones.js'

/** What a stack adds for each card beneath. rule swtcg.stacking-unique */
const stackBonus: Record<Stat, number> = { power: 1, speed: 10, health: 1 }

/** Does anything change such a number of anybody? */
export const isHealthChanged = anyGiven('health')
const isChanged: Record<Stat, (t: Table) => boolean> = {
  power: anyGiven('power'),
  speed: anyGiven('speed'),
  health: isHealthChanged,
}

/** rules swtcg.part-power, swtcg.part-health, swtcg.gl-total-health, swtcg.gl-power, swtcg.gl-speed, swtcg.gl-health: total value, with its parts for whoever asks. */
export function stat(t: Table, card: Card, which: Stat, parts: Parts = null): number {
  const printed = def(t, card)[which]
  // rule swtcg.gl-variable-value: a star is set by text, and unknown where that is off
  const base = typeof printed === 'number' ? printed : 0
  parts?.push({ value: base, from: def(t, card).name })
  const stacked = beneath(t.s, card).length * stackBonus[which]
  if (stacked > 0) parts?.push({ value: stacked, from: 'stack', rule: 'swtcg.stacking-unique' })
  let total = base + stacked
  if (which === 'power') {
    for (const { unit, n } of t.s.stunned) {
      if (!lives(t.s, unit) || unit % 1024 !== card) continue
      total -= n
      parts?.push({ value: -n, from: 'Stun', rule: 'swtcg.stun' })
    }
  }
  if (!isChanged[which](t)) return total
  for (const { gain, from, x } of givenTo(t, card, which)) {
    const value = changeOf(t, gain, which, base, x)
    if (value === 0) continue
    total += value
    parts?.push({ value, from: def(t, from).name })
  }
  return total
}

/** By how much a gain changes that number. */
function changeOf(t: Table, gain: Gain, which: Stat, base: number, x: Scope): number {
  if ('modify' in gain) return gain.modify === which ? sizeOf(t, gain.by, x) : 0
  return 'set' in gain && gain.set === which ? sizeOf(t, gain.to, x) - base : 0
}

/** Keywords that do not add up. rule swtcg.keyword-abilities */
const single = new Set(['armor', 'overkill', 'stealth', 'spirit'])

/** The value of a keyword on a unit; 0: it has none. */
export function keyword(t: Table, card: Card, name: string): number {
  if (isWithout(t, card, name)) return 0
  let total = 0
  for (const { gain, x } of givenTo(t, card, name)) {
    if (!('keyword' in gain) || gain.keyword !== name) continue
    const n = sizeOf(t, gain.n, x)
    total = single.has(name) ? Math.max(total, n) : total + n
  }
  // rule swtcg.gl-cant-use: what it cannot use counts for nothing, triggered or always on
  if (isBarred(t, card, name, againstWhom(t, card))) return 0
  return name === 'accuracy' ? total : Math.max(0, total)
}

/** The other unit of the attack in progress; -1: none. */
const againstWhom = ({ s }: Table, card: Card): Card =>
  card === s.attacker ? s.defender : card === s.defender ? s.attacker : NONE

/** Has something taken that keyword, or all abilities, from it? */
function isWithout(t: Table, card: Card, name: string): boolean {
  for (const record of t.s.lasting) {
    const node = nodeAt(t.catalog, record.node)
    if (node.do !== 'lose-ability' || (node.keyword !== 'all' && node.keyword !== name)) continue
    if (isGiven(t, record, card)) return true
  }
  return false
}

/** Abilities that other cards have given to this one. rule swtcg.granted-abilities */
export function grantedAbilities(t: Table, card: Card): readonly Granted[] {
  return isAbilityGranted(t) ? findGranted(t, card) : UNGRANTED
}

function findGranted(t: Table, card: Card): readonly Granted[] {
  const had = hadAbilities(t, card)
  const shared = givenTo(t, card, 'shares-abilities')
  if (shared.length === 0) return had
  const others = shared.flatMap(({ x }) => (x.that.given ?? []).map(cardOf))
  return [...had, ...others.flatMap((other) => (other !== card && inArena(t.s, other) ? activatedOf(t, other) : []))]
}

const isAbilityGranted = anyGiven('has', 'shares-abilities')

interface Granted {
  ability: Ability
  from: Card
}
const UNGRANTED: readonly Granted[] = []

function hadAbilities(t: Table, card: Card): readonly Granted[] {
  const given = givenTo(t, card, 'has')
  const had: Granted[] = []
  for (const { gain, from } of given) if ('has' in gain) had.push({ ability: gain.has, from })
  return had
}

/** Its activated abilities, printed and given: what another unit may share. */
const activatedOf = (t: Table, card: Card): Granted[] =>
  [...abilitiesOf(t, card).map((ability) => ({ ability, from: card })), ...hadAbilities(t, card)].filter(
    ({ ability }) => ability.ability === 'activated',
  )

/** What a gain forbids without leaving a way to pay for it: what is told of whom it is done to, or of who does it. */
function forbidden(gain: Gain, deed: Deed): Forbidding | undefined {
  return 'cannot' in gain && gain.cannot === deed && gain.unless === undefined ? gain : undefined
}
type Forbidding = Extract<Gain, { cannot: Deed }>

const isTold = (t: Table, what: Query | Ref | Usable, card: Card, x: Scope): boolean =>
  card !== NONE && !isUsable(what) && isMeant(t, what, card, x)

/** Does anything say that this card cannot do that (to that one)? Cannot beats can. rule swtcg.three-general-rules */
export function cannot(t: Table, card: Card, deed: Deed, to: Card = NONE): boolean {
  if (!isAnyForbidden(t)) return false
  for (const { gain, x } of givenTo(t, card, deed)) {
    const not = forbidden(gain, deed)
    if (not === undefined) continue
    const { what } = not
    if (what === undefined || to === NONE || what === 'this' || (isQuery(what) && isA(t, to, what, x, x.you)))
      return true
  }
  for (const { gain, x } of givenToPlayer(t, controllerOf(t.s, card), deed)) {
    const not = forbidden(gain, deed)
    if (not === undefined) continue
    const { what } = not
    // "Your opponent can't attack this unit": what is told is whom; else it is what would do it.
    if (what === undefined || isTold(t, what, deed === 'attack' ? to : card, x)) return true
  }
  return false
}

const isAnyForbidden = anyGiven(...deeds)

/** Does a card say that this player cannot do that at all? */
export function isForbidden(t: Table, seat: Seat, deed: Deed): boolean {
  return givenToPlayer(t, seat, deed).some(({ gain }) => 'cannot' in gain && gain.cannot === deed)
}

/** The build points that a player may spend now: none where a card forbids it. rule swtcg.gl-build-point */
export const spendable = (t: Table, seat: Seat): number => (isForbidden(t, seat, 'spend') ? 0 : pointsOf(t.s, seat))

/** rule swtcg.part-build-cost, with what cards add to it or take from it; never below 0. */
export function buildCost(t: Table, card: Card, parts: Parts = null): number {
  const printed = factsOf(t, card).cost
  parts?.push({ value: printed, from: def(t, card).name })
  return changedCost(t, card, printed, '', parts)
}

/**
 * What putting it into a stack costs, with what cards say about that: on top it is deployed like any other, for one counter at
 * least; beneath, and for less than one, only where a card speaks of stacks. rule swtcg.making-a-stack
 */
export const stackingCost = (t: Table, card: Card, cost: number, beneath: boolean): number =>
  changedCost(t, card, cost, beneath ? 'beneath' : 'top', null)

/** Does anything in play change what cards cost to build? */
export const isAnyPriced = anyGiven('build-cost')

/** By definition, always-on text about what the card itself costs to deploy: it counts before the card is in play. */
const ownPrices = perCatalog(({ defs }: Catalog) =>
  defs.map(({ abilities }) => {
    const own = abilities
      .filter((ability) => ability.ability === 'ongoing' && 'gets' in ability)
      .filter(({ of, gets }) => of === 'this' && gets.some((gain) => 'modify' in gain && gain.modify === 'build-cost'))
    return own.length === 0 ? undefined : own
  }),
)

/** Has it such text? */
export const pricesItself = (t: Table, card: Card): boolean =>
  ownPrices(t.catalog)[definitionOf(t.s, card)] !== undefined

function changedCost(t: Table, card: Card, cost: number, where: '' | 'beneath' | 'top', parts: Parts): number {
  return Math.max(0, isAnyPriced(t) || pricesItself(t, card) ? priced(t, card, cost, where, parts) : cost)
}

/** What its own text says of its cost, while it is not in an arena, where always-on text counts anyway. rule swtcg.static-effects */
function givenToItself(t: Table, card: Card): readonly Given[] {
  const own = inArena(t.s, card) ? undefined : ownPrices(t.catalog)[definitionOf(t.s, card)]
  if (own === undefined) return NO_PRICES
  const x = scopeOfCard(t, card)
  return own
    .filter((ability) => ability.while === undefined || holds(t, ability.while, x, x.you))
    .flatMap((ability) => ability.gets.map((gain): Given => ({ gain, from: card, x })))
}
const NO_PRICES: readonly Given[] = []

type Price = Extract<Gain, { stacking?: true }> | Extract<Gain, { set: 'build-cost' }>
const isPrice = (gain: Gain): gain is Price =>
  'modify' in gain ? gain.modify === 'build-cost' : 'set' in gain && gain.set === 'build-cost'

function priced(t: Table, card: Card, cost: number, where: '' | 'beneath' | 'top', parts: Parts): number {
  let total = cost
  let stacked = 0
  let fixed: number | undefined
  const add = (given: readonly Given[]) => {
    for (const { gain, from, x } of given) {
      if (!isPrice(gain) || (gain.of !== undefined && !isA(t, card, gain.of, x, x.you))) continue
      if ('set' in gain) {
        fixed = sizeOf(t, gain.to, x)
        continue
      }
      const also = gain.stacking === true
      if (where === 'beneath' && !also) continue
      const value = sizeOf(t, gain.by, x)
      if (also) stacked += value
      else total += value
      parts?.push({ value, from: def(t, from).name })
    }
  }
  add(givenToItself(t, card))
  add(givenTo(t, card, 'build-cost'))
  add(givenToPlayer(t, controllerOf(t.s, card), 'build-cost'))
  return fixed ?? (where === 'top' ? Math.max(1, total) : total) + stacked
}

/** Subtypes of the type line and of text that treats it as more. rules swtcg.gl-subtype, swtcg.treat-as-subtype */
export function subtypesOf(t: Table, card: Card): readonly string[] {
  const { subtypes } = factsOf(t, card)
  if (t.s.lasting.length === 0) return subtypes
  // What was given lasts in the build zone and on a unit too, as long as the card is in play.
  const treated = treatedByOthers(t, card)
  const own = factsNow(t, card).subtypes
  return treated.length === 0 ? own : [...own, ...treated.flatMap(wordsOf)]
}

/** The words of a subtype, all of which are needed: `naboo-soldier`. */
export const wordsOf = (subtype: string): readonly string[] => subtype.split('-')

function treatedByOthers(t: Table, card: Card): readonly string[] {
  let found = AS_NOTHING
  for (const record of t.s.lasting) {
    const words = treating(t.catalog)[record.node] as readonly string[]
    if (isGiven(t, record, card)) found = [...found, ...words]
  }
  return found
}
const AS_NOTHING: readonly string[] = []

/** By the effect that lasts, the subtypes that it gives: hardly any does. */
const treating = perCatalog(({ nodes }: Catalog) =>
  nodes.map((node): readonly string[] =>
    node.do === 'get' ? node.gets.flatMap((gain) => ('subtype' in gain ? gain.subtype : [])) : AS_NOTHING,
  ),
)
