import {
  type Card,
  controllerOf,
  definitionOf,
  type Lasting,
  NONE,
  nodeAt,
  perCatalog,
  pileOf,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { amount, bound, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import { equippedUnit, pilotedUnit } from '../columns.js'
import type { Catalog } from '../definitions.js'
import type { Ability, Condition, Effect, Gain, Query, Ref, Value, Who } from '../effects/tree.js'
import { arenas, type Table } from '../state.js'
import {
  type Giver,
  type Giving,
  givingOf,
  hosted,
  isAbout,
  isLent,
  keywordGiven,
  silencers,
  speaksOfHost,
} from './giving.js'
import { anyGiven, isAnySilenced, type Spoken, spokenOf } from './heard.js'
import { scopeFor } from './scope.js'
import { abilitiesOf, tradedAbilities } from './switch-effect.js'
import { def, inArena, isOfType, pilotsOf, unitsInArenas, zoneOf } from './zones.js'

/** What an ability printed on a card sees; "you" is whoever controls it. rule swtcg.gl-you-your */
export function scopeOfCard(t: Table, card: Card): Scope {
  const you = controllerOf(t.s, card)
  return scopeFor(you, refOf(t.s, card))
}

/** Something given: what, by which card, and what it sees. */
export interface Given {
  gain: Gain
  from: Card
  x: Scope
}

/** rule swtcg.static-effects: does its always-on text count? Units in arenas, Locations, untapped Equipment on units. */
export function speaks(t: Table, card: Card): boolean {
  const { s } = t
  if (inArena(s, card) || zoneOf(pileOf(s, card)) === NONE) return true
  // A Pilot's text about the unit it is on counts there.
  if (pilotedUnit(s, card) !== NONE) {
    const traded = tradedAbilities(t, card)
    return traded === null ? hosted(t.catalog)[definitionOf(s, card)] === true : speaksOfHost(traded)
  }
  const unit = equippedUnit(s, card)
  return unit !== NONE && s.tapped[card] === 0 && inArena(s, unit) && isForUnit(t, card, unit)
}

/** rule swtcg.equipment-cards: on a unit that is not of its type it gives nothing. */
const isForUnit = (t: Table, item: Card, unit: Card): boolean => {
  const { types } = def(t, item)
  return types.length === 1 || arenas.some((type) => types.includes(type) && isOfType(t, unit, type))
}

/** Whom a lasting effect describes anew whenever it is asked; undefined where it is about the same cards until its end. */
export const describedBy = (node: Effect): Query | undefined =>
  node.do === 'get' && node.live && typeof node.to === 'object' && 'each' in node.to ? node.to.each : undefined

/** Is this card among those that a lasting effect is about? */
export function isGiven(t: Table, record: Lasting, card: Card): boolean {
  const query = live(t.catalog)[record.node]
  return query === undefined
    ? record.that.given?.includes(refOf(t.s, card)) === true
    : isA(t, card, query, scopeOfRecord(record), record.you)
}

/** The same by lasting effect: hardly any describes anybody anew. */
const live = perCatalog(({ nodes }: Catalog) => nodes.map(describedBy))

/** Has it lost all abilities for now? rule swtcg.card-effects */
export function isSilenced(t: Table, card: Card): boolean {
  if (!isAnySilenced(t)) return false
  for (const record of t.s.lasting) {
    if (silencers(t.catalog).has(record.node) && isGiven(t, record, card)) return true
  }
  return false
}

const NOTHING: readonly Given[] = []

/** What the text of a card gives of that, as far as it counts as printed on it. rule swtcg.switch-effect */
const said = (t: Table, all: Spoken, card: Card, subject: string): Giving | undefined =>
  all.switched ? givingOf(abilitiesOf(t, card), subject) : all.byDef[definitionOf(t.s, card)]

/** Does the always-on text of this card count, and is it not silenced? */
const isHeard = (t: Table, card: Card): boolean => speaks(t, card) && !isSilenced(t, card)

/** Does an always-on ability speak of this card? */
function meant(t: Table, { ability, ofHost, query }: Giver, source: Card, card: Card): boolean {
  if (pilotedUnit(t.s, source) !== NONE && !ofHost) return false
  if (query === null) return ability.of === 'this' ? card === source : isAttached(t, ability, source, card)
  // "Each unit with power 3 or less gets …" asks for what it would change: then it counts without itself.
  if (asking.includes(ability)) return false
  asking.push(ability)
  try {
    const x = scopeOfCard(t, source)
    return isA(t, card, query, x, x.you)
  } finally {
    asking.pop()
  }
}

const asking: object[] = []

const isAttached = (t: Table, { of }: Giver['ability'], source: Card, card: Card): boolean =>
  of === 'attached' && card === t.s.equipped[source]

/**
 * What is given to this card now and is about that: a number, a keyword, a deed, a rule, abilities that it `has` … By its
 * own text, by its Pilots, by other cards, and for a time.
 */
export function givenTo(t: Table, card: Card, subject: string): readonly Given[] {
  const all = spokenOf(t, subject)
  if (all === null) return NOTHING
  const { s } = t
  const { byNode } = all
  let found: Given[] = NONE_YET
  if (inArena(s, card)) {
    for (const gain of said(t, all, card, subject)?.keywords ?? NO_GAINS)
      found = give(found, gain, card, scopeOfCard(t, card))
    for (const pilot of pilotsOf(s, card)) {
      for (const gain of said(t, all, pilot, subject)?.pilot ?? NO_GAINS)
        found = give(found, gain, pilot, scopeOfCard(t, card))
    }
  }
  for (const source of all.cards) {
    if (!isHeard(t, source)) continue
    for (const giver of said(t, all, source, subject)?.ongoing ?? NO_GIVERS) {
      if (!meant(t, giver, source, card)) continue
      const x = scopeOfCard(t, source)
      if (giver.ability.while && !holds(t, giver.ability.while, receiving(t, x, card), x.you)) continue
      for (const gain of giver.gains) found = give(found, gain, source, x)
    }
  }
  if (subject !== 'has' && isAnyLent(t)) found = lend(t, card, subject, found)
  for (const record of s.lasting) {
    const gains = byNode.get(record.node)
    if (gains === undefined || !isGiven(t, record, card)) continue
    const node = nodeAt(t.catalog, record.node)
    const x = scopeOfRecord(record)
    const so = conditionOf(node)
    if (so !== undefined && !holds(t, so, receiving(t, x, card), x.you)) continue
    for (const gain of gains) {
      if (!('piloted' in gain)) found = give(found, settled(node, record, gain), record.source % 1024, x)
      else
        for (const pilot of bound(t, gain.piloted, x))
          for (const each of said(t, all, pilot, subject)?.pilot ?? NO_GAINS)
            found = give(found, each, pilot, scopeOfCard(t, card))
    }
  }
  // rule swtcg.card-effects: who has lost all abilities has lost those given to it, too
  for (let i = 0, n = found.length; i < n; i++) {
    const { gain, from } = found[i] as Given
    if ('has' in gain && !isSilenced(t, card)) found.push(...fromAbility(t, gain.has, card, from))
  }
  return found
}

const isAnyLent = anyGiven('lent')

/** rule swtcg.granted-abilities: always-on text about others counts for a unit that got it as if it were printed there. */
function lend(t: Table, card: Card, subject: string, found: Given[]): Given[] {
  let all = found
  for (const unit of [...unitsInArenas(t.s, 0), ...unitsInArenas(t.s, 1)]) {
    for (const { gain, from } of givenTo(t, unit, 'has')) {
      if (!('has' in gain) || !isLent(gain.has) || isSilenced(t, unit)) continue
      const { has } = gain
      const x = { ...scopeOfCard(t, unit), that: { granter: [refOf(t.s, from)] } }
      if (!isA(t, card, has.of, x, x.you)) continue
      if (has.while && !holds(t, has.while, receiving(t, x, card), x.you)) continue
      for (const each of has.gets) if (isAbout(each, subject)) all = give(all, each, from, x)
    }
  }
  return all
}

/** Nothing is given yet; never added to. */
const NONE_YET: Given[] = []

function give(found: Given[], gain: Gain, from: Card, x: Scope): Given[] {
  if (found === NONE_YET) return [{ gain, from, x }]
  found.push({ gain, from, x })
  return found
}

const NO_GAINS: readonly Gain[] = []
const NO_GIVERS: readonly Giver[] = []

/** A gain whose number was settled when it was given. */
function settled(node: Effect, { that: { fixed } }: Lasting, gain: Gain): Gain {
  if (fixed === undefined || node.do !== 'get') return gain
  const place = node.gets.indexOf(gain)
  for (let i = 0; i < fixed.length; i += 2) {
    const n = fixed[i + 1]
    if (fixed[i] !== place || n === undefined) continue
    if ('modify' in gain) return { ...gain, by: n }
    if ('keyword' in gain) return { ...gain, n }
  }
  return gain
}

/** As long as what it gives holds. */
const conditionOf = (node: Effect): Condition | undefined => (node.do === 'get' ? node.while : undefined)

/** rule swtcg.granted-abilities: an always-on ability or keyword that was given works as if it were printed there. */
function fromAbility(t: Table, ability: Ability, card: Card, from: Card): Given[] {
  const x = { ...scopeOfCard(t, card), that: { granter: [refOf(t.s, from)] } }
  if (ability.ability === 'keyword') return [{ gain: keywordGiven(ability), from, x }]
  if (ability.ability !== 'ongoing' || ability.of !== 'this' || !('gets' in ability)) return []
  if (ability.while && !holds(t, ability.while, receiving(t, x, card), x.you)) return []
  return ability.gets.map((gain) => ({ gain, from, x }))
}

/** rules swtcg.sec3-as-long-as, swtcg.gl-as-long-as: asked anew each time. In "as long as it is attacking", it is the unit that would get something. */
const receiving = (t: Table, x: Scope, card: Card): Scope => ({
  ...x,
  that: { ...x.that, receiver: [refOf(t.s, card)] },
})

export const scopeOfRecord = ({ you, source, that, number }: Lasting): Scope => scopeFor(you, source, that, number)

const isMeantPlayer = (who: Ref | Who, seat: Seat, you: Seat): boolean =>
  who === 'you'
    ? you === seat
    : who === 'opponent' || who === 'each-opponent'
      ? you !== seat
      : who === 'each-player' || who === (seat === 0 ? 'dark' : 'light')

/** What is given to a player and is about that: "your opponent can't …", "you get …". */
export function givenToPlayer(t: Table, seat: Seat, subject: string): readonly Given[] {
  const all = spokenOf(t, subject)
  if (all === null) return NOTHING
  const { s } = t
  const { byNode } = all
  let found: Given[] | undefined
  for (const source of all.cards) {
    if (pilotedUnit(s, source) !== NONE || !isHeard(t, source)) continue
    for (const { ability, gains } of said(t, all, source, subject)?.ongoing ?? NO_GIVERS) {
      if (typeof ability.of !== 'string' || !isMeantPlayer(ability.of, seat, controllerOf(s, source))) continue
      const x = scopeOfCard(t, source)
      if (ability.while && !holds(t, ability.while, x, x.you)) continue
      found ??= []
      for (const gain of gains) found.push({ gain, from: source, x })
    }
  }
  for (const record of s.lasting) {
    const gains = byNode.get(record.node)
    if (gains === undefined || !record.that.players?.includes(seat)) continue
    const x = scopeOfRecord(record)
    const so = conditionOf(nodeAt(t.catalog, record.node))
    if (so !== undefined && !holds(t, so, x, x.you)) continue
    found ??= []
    for (const gain of gains) found.push({ gain, from: record.source % 1024, x })
  }
  return found ?? NOTHING
}

/** The number a gain speaks of. */
export const sizeOf = (t: Table, value: Value | undefined, x: Scope): number =>
  value === undefined ? 1 : amount(t, value, x, x.you)
