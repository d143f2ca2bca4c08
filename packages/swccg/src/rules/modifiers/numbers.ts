import { aspects, type Card, type KeptEach, NONE, type Part, PILES, refOf } from '@dejarik/kernel'
import { amount } from '@dejarik/kernel/vocabulary'
import { hostOf } from '../../columns.js'
import type { Stat, Value } from '../../effects/tree.js'
import type { Draw, State, Table } from '../../state.js'
import { isPresent } from '../card-states.js'
import {
  crewOf,
  defOf,
  destinyNumbers,
  fastest,
  isCharacter,
  isCreature,
  isCreatureVehicle,
  isLocation,
  isStarship,
  isVehicle,
  isWeapon,
} from '../facts.js'
import { isLanded } from '../landed.js'
import { isPiloted } from '../piloting.js'
import { onTable } from '../zones.js'
import { appliesTo, type Modifier, modifiersFor, modifiersOf } from './modifiers.js'
import { inOrder } from './order.js'
import { kindSubject, type NumberGain, numberSubject } from './subjects.js'

/** A value that a card does not have: it cannot be raised. rule swccg.undefined-values */
export const UNDEFINED_VALUE = Number.NaN

const printedKeys: Partial<Record<Stat, string>> = { 'deploy-cost': 'deploy' }

/** The printed number; UNDEFINED_VALUE where the card has none, also where its text defines it. */
function printed(t: Table, card: Card, stat: Stat): number {
  const def = defOf(t, card) as unknown as Record<string, unknown>
  const value = def[printedKeys[stat] ?? stat]
  if (stat === 'destiny') return destinyNumber(t, card)
  // All of its ability, unless some was used elsewhere.
  if (stat === 'destiny-ability') return numberOf(t, card, 'ability')
  if (typeof value === 'number') return value
  // rule swccg.landspeed: 1 for characters and creatures.
  if (stat === 'immunity') return ownImmunity(t, card)
  // What a text fixed as the card was deployed.
  if (stat === 'x') return t.s.named[`${card} x`] ?? UNDEFINED_VALUE
  if (stat === 'landspeed' && (isCharacter(t, card) || isCreature(t, card))) return 1
  return UNDEFINED_VALUE
}

/** rule swccg.multiple-destiny-values: of a card just drawn, the number that its owner has chosen. */
function destinyNumber(t: Table, card: Card): number {
  const numbers = destinyNumbers(t, card)
  if (numbers.length < 2) return numbers[0] ?? 0
  const ref = refOf(t.s, card)
  for (const { draws } of t.s.stack as readonly { draws?: readonly Draw[] }[])
    for (const draw of draws ?? []) if (draw.ref === ref && draw.number !== undefined) return draw.number
  return numbers[0] as number
}

/** rules swccg.modifiers, swccg.reset: a number of a card as it is now, before it is kept from falling below zero. */
function compute(t: Table, card: Card, stat: Stat, parts: Part[] | null): number {
  let value = printed(t, card, stat)
  const modifiers = modifiersFor(t, numberSubject(stat), card)
  // rule swccg.reset: a number that a text gives where there was none is a base value.
  for (const each of modifiers) if ('define' in each.change) value = amountOf(t, each, each.change.as)
  if (Number.isNaN(value)) return value
  parts?.push({ value, from: 'printed' })
  const total = modified(t, modifiers, value, parts, card)
  const most = stat === 'landspeed' ? fastest(t, card) : total
  if (total <= most) return total
  parts?.push({ value: most - total, from: 'rules', rule: 'swccg.at-ats' })
  return most
}

const amountOf = (t: Table, { x }: Modifier, value: Value): number => amount(t, value, x, x.you)

/**
 * Applies modifiers, in the order in which they came to be, to a number of a card or a player; copies of one text count
 * once. A number that was set is no longer changed. rules swccg.values-and-numbers, swccg.automatic-modifiers, swccg.increase, swccg.reduce,
 * swccg.unmodifiable-values
 */
export function modified(
  t: Table,
  modifiers: readonly Modifier<NumberGain>[],
  base: number,
  parts: Part[] | null,
  thing = NONE,
): number {
  let value = base
  if (modifiers.length === 0) return value
  let reset = Number.POSITIVE_INFINITY
  let resetBy: Modifier<NumberGain> | null = null
  const counted: number[] = []
  for (const each of inOrder(t, modifiers, thing)) {
    const { change } = each
    if (!addsUp(change)) {
      if (counted.includes(each.clause)) continue
      counted.push(each.clause)
    }
    if ('modify' in change) {
      const by = amountOf(t, each, change.by) * timesFor(t, each, thing)
      value += by
      parts?.push({ value: by, from: `card ${each.source}` })
    } else if ('multiply' in change) {
      const by = amountOf(t, each, change.by)
      parts?.push({ value: value * by - value, from: `card ${each.source}` })
      value *= by
    } else if ('halve' in change) {
      // rule swccg.rounding: only where it says so.
      const half = change.round === 'up' ? Math.ceil(value / 2) : Math.floor(value / 2)
      parts?.push({ value: half - value, from: `card ${each.source}` })
      value = half
    } else if ('set' in change) {
      // rule swccg.competing-resets: the lower of two.
      const to = amountOf(t, each, change.to)
      if (to < reset) {
        reset = to
        resetBy = each
      }
    }
  }
  if (resetBy === null) return value
  parts?.push({ value: reset - value, from: `card ${resetBy.source}`, rule: 'swccg.reset' })
  return reset
}

/**
 * rules swccg.cumulatively, swccg.battle-destiny-modifiers: copies of one text, and several uses of it, change a number once
 * unless it says otherwise. Of several resets the lowest counts, and ability applied elsewhere is spent, not modified.
 */
const addsUp = (change: NumberGain): boolean =>
  'set' in change || ('modify' in change && (change.cumulative === true || change.modify === 'destiny-ability'))

/** rule swccg.characteristics: several people on one card each get what such people get, not what such a card gets. */
function timesFor(t: Table, { of }: Modifier, card: Card): number {
  const { people, characteristics, icons } = card < 0 ? nobody : defOf(t, card)
  if (people === undefined || typeof of !== 'object' || !('kind' in of) || of.is === undefined) return 1
  return of.is.some((word) => characteristics.includes(word) || word in icons) ? people : 1
}

const nobody = { people: undefined, characteristics: [], icons: {} }

/** The number as it counts: never below zero. rule swccg.negative-numbers */
export function stat(t: Table, card: Card, name: Stat, parts: Part[] | null = null): number {
  if (parts !== null) return atLeastZero(compute(t, card, name, parts))
  return (t.cache.numbers.get(name) as KeptEach<number, State>).get(t, card)
}

/** The same, computed anew. What a card is that is not on table may change with any pile. */
export function computeStat(t: Table, card: Card, name: Stat): number {
  if (!onTable(t.s, card)) t.cache.reads |= aspects(PILES)
  return atLeastZero(compute(t, card, name, null))
}

const atLeastZero = (n: number): number => (n < 0 ? 0 : n)

/** The number, or 0 where there is none. rule swccg.undefined-values */
export const numberOf = (t: Table, card: Card, name: Stat): number => {
  const n = stat(t, card, name)
  return Number.isNaN(n) ? 0 : n
}

export const has = (t: Table, card: Card, name: Stat): boolean => !Number.isNaN(stat(t, card, name))

/** Power that it can use now: nothing without whoever pilots or drives it. rules swccg.power, swccg.pilot, swccg.combat-vehicles */
export function power(t: Table, card: Card, parts: Part[] | null = null): number {
  if (isIdle(t, card)) return 0
  const n = stat(t, card, 'power', parts)
  return Number.isNaN(n) ? 0 : n
}

/** Maneuver that it can use now; UNDEFINED_VALUE where it has none at all. rules swccg.pilot, swccg.maneuver */
export function maneuver(t: Table, card: Card): number {
  const n = stat(t, card, 'maneuver')
  return Number.isNaN(n) || !isIdle(t, card) ? n : 0
}

/** Landed, or nobody to pilot or drive it. */
const isIdle = (t: Table, card: Card): boolean => isLanded(t, card) || (needsPilot(t, card) && !isPiloted(t, card))

export const needsPilot = (t: Table, card: Card): boolean =>
  isStarship(t, card) || (isVehicle(t, card) && !isCreatureVehicle(t, card))

/** rule swccg.ability: a droid has none. */
export const ability = (t: Table, card: Card): number => numberOf(t, card, 'ability')

/** The ability that permanent pilots provide. rule swccg.permanent-pilot */
export const permanentAbility = (t: Table, card: Card): number => crewOf(t, card)?.ability ?? 0

/** rule swccg.forfeit-value */
export const forfeitValue = (t: Table, card: Card): number => numberOf(t, card, 'forfeit')

/**
 * rules swccg.defense-value, swccg.armor, swccg.maneuver, swccg.pilot: characters the higher of ability and armor; others
 * their armor, or their maneuver where somebody pilots or drives them.
 */
export function defense(t: Table, card: Card): number {
  if (isCharacter(t, card)) return Math.max(ability(t, card), numberOf(t, card, 'armor'))
  if (isCreature(t, card) || isWeapon(t, card)) return numberOf(t, card, 'defense')
  return Math.max(numberOf(t, card, 'armor'), isIdle(t, card) ? 0 : numberOf(t, card, 'maneuver'))
}

/** rule swccg.immune-to-attrition: to attrition below this; only the highest counts; what is closed protects who is in it. */
export function immunity(t: Table, card: Card): number {
  const own = numberOf(t, card, 'immunity')
  const shell = shellOf(t, card)
  return shell === NONE ? own : Math.max(own, immunity(t, shell))
}

/** rule swccg.immune-to-attrition: to attrition of this much, below its immunity or exactly what a text names. */
export function isImmuneToAttrition(t: Table, card: Card, much: number): boolean {
  if (immunity(t, card) > much) return true
  const exactly = modifiersOf(t, IMMUNE).some((each) => {
    const { change } = each
    if (change.immune !== 'attrition' || change.exactly === undefined || !appliesTo(t, each, card)) return false
    return amountOf(t, each, change.exactly) === much
  })
  const shell = shellOf(t, card)
  return exactly || (shell !== NONE && isImmuneToAttrition(t, shell, much))
}

/** What is closed around it, or -1. */
function shellOf(t: Table, card: Card): Card {
  const host = hostOf(t.s, card)
  return host !== NONE && !isLocation(t, host) && !isPresent(t, card) ? host : NONE
}

const IMMUNE = kindSubject('immune')

/** The immunity that texts give it. */
function ownImmunity(t: Table, card: Card): number {
  let most = 0
  for (const each of modifiersOf(t, IMMUNE)) {
    const { change } = each
    if (change.immune !== 'attrition' || change.exactly !== undefined || !appliesTo(t, each, card)) continue
    const below = change.below === undefined ? Number.POSITIVE_INFINITY : amountOf(t, each, change.below)
    if (below > most) most = below
  }
  return most
}
