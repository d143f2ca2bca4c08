import { type Card, type Lasting, perChange, refOf, type Seat } from '@dejarik/kernel'
import { type Any, amount, bound, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Gain } from '../effects/tree.js'
import { arenas, type State, type Table } from '../state.js'
import { type Giver, type Giving, type Givings, givings, hosted, silencers } from './giving.js'
import { ARENA, ATTACHED, def, inArena, isOfType, locationPile, pilotsOf, zone, zoneOf } from './zones.js'

/** What an ability printed on a card sees; "you" is whoever controls it. rule swtcg.gl-you-your */
export function scopeOfCard(t: Table, card: Card): Scope {
  const you = t.s.controller[card] as Seat
  return { you, source: refOf(t.s, card), that: {}, number: 0, die: -1, opponent: 1 - you }
}

/** Something given: what, by which card, and what it sees. */
export interface Given {
  gain: Gain
  from: Card
  x: Scope
}

/** Piles of cards whose always-on text may count: arenas, what is on units, Locations; in the order of `live`. */
const speaking: readonly number[] = [
  ...[0, 1].flatMap((seat) => [ARENA, ARENA + 1, ARENA + 2, ATTACHED].map((which) => zone(seat, which))),
  ...[0, 1, 2].map(locationPile),
]

/** rule swtcg.static-effects: does its always-on text count? Units in arenas, Locations, untapped Equipment on units. */
export function speaks(t: Table, card: Card): boolean {
  const { s } = t
  if (inArena(s, card) || zoneOf(s.pile[card] as number) < 0) return true
  // A Pilot's text about the unit it is on counts there.
  if ((s.piloting[card] as Card) >= 0) return hosted(t.catalog)[s.def[card] as number] === true
  const unit = s.equipped[card] as Card
  return unit >= 0 && s.tapped[card] === 0 && inArena(s, unit) && isForUnit(t, card, unit)
}

/** rule swtcg.equipment-cards: on a unit that is not of its type it gives nothing. */
const isForUnit = (t: Table, item: Card, unit: Card): boolean => {
  const { types } = def(t, item)
  return types.length === 1 || arenas.some((type) => types.includes(type) && isOfType(t, unit, type))
}

/** Is this card among those that a lasting effect is about? */
export const isGiven = (t: Table, record: Lasting, card: Card): boolean =>
  record.that.given?.includes(refOf(t.s, card)) === true

/** Has it lost all abilities for now? rule swtcg.card-effects */
export function isSilenced(t: Table, card: Card): boolean {
  for (const record of t.s.lasting) {
    if (silencers(t.catalog).has(record.node) && isGiven(t, record, card)) return true
  }
  return false
}

const NOTHING: readonly Given[] = []
const NOBODY: readonly Card[] = []

/** The cards in play whose text may count, and what was found to be said by them. */
interface Heard {
  readonly s: State
  readonly lasting: readonly Lasting[]
  readonly lasts: number
  readonly cards: readonly Card[]
  /** By the kind of thing; null where nothing in play, and nothing that lasts, gives such a thing. */
  readonly spoken: Map<string, Spoken | null>
  /** By the named rule: is anybody speaking of it? */
  readonly rules: Map<string, boolean>
}

/** Most cards that move come neither into play nor out of it: then all that was found still holds. */
const heard = perChange<Heard, State>((s, before) => {
  if (before !== undefined && isSame(s, before)) return before
  const cards = speaking.flatMap((pile) => s.piles[pile] as Card[])
  const { lasting } = s
  return { s, lasting, lasts: lasting.length, cards, spoken: new Map(), rules: new Map() }
})

function isSame(s: State, { s: last, lasting, lasts, cards }: Heard): boolean {
  if (s !== last || s.lasting !== lasting || s.lasting.length !== lasts) return false
  let n = 0
  for (let i = 0; i < speaking.length; i++) {
    const pile = s.piles[speaking[i] as number] as Card[]
    for (let j = 0; j < pile.length; j++) if (pile[j] !== cards[n++]) return false
  }
  return n === cards.length
}

/** Does a card in play, or an effect that lasts, speak of this named rule at all? `those`: the definitions that do. */
export function isRuleHeard(t: Table, rule: string, those: readonly unknown[] | undefined): boolean {
  const { rules, cards } = heard(t.s)
  let found = rules.get(rule)
  if (found === undefined) {
    found =
      (those !== undefined && cards.some((card) => those[t.s.def[card] as number] !== undefined)) ||
      t.s.lasting.some(({ node }) => (t.catalog.nodes[node] as Any).rule === rule)
    rules.set(rule, found)
  }
  return found
}

/** What there is of one kind in play: everything that gives it, and the cards whose always-on text might. */
interface Spoken extends Givings {
  readonly cards: readonly Card[]
}

/** What speaks of this, found once until other cards speak or an effect begins or ends. Mostly nothing does. */
function spokenOf(t: Table, subject: string): Spoken | null {
  const known = heard(t.s).spoken
  let found = known.get(subject)
  if (found === undefined) {
    found = findSpoken(t, givings(t, subject))
    known.set(subject, found)
  }
  return found
}

function findSpoken({ s }: Table, all: Givings): Spoken | null {
  let any = false
  let cards = NOBODY
  for (const card of heard(s).cards) {
    const giving = all.byDef[s.def[card] as number]
    if (giving === undefined) continue
    any = true
    if (giving.ongoing.length > 0) cards = [...cards, card]
  }
  for (let i = 0; i < s.lasting.length && !any; i++) any = all.byNode.has((s.lasting[i] as Lasting).node)
  return any ? { byDef: all.byDef, byNode: all.byNode, cards } : null
}

/** Does anything in play, or that lasts, give something of this kind to anybody? */
export const isGivenAtAll = (t: Table, subject: string): boolean => spokenOf(t, subject) !== null

/** Does the always-on text of this card count, and is it not silenced? */
const isHeard = (t: Table, card: Card): boolean => speaks(t, card) && !isSilenced(t, card)

/** Does an always-on ability speak of this card? */
function meant(t: Table, { ability, ofHost }: Giver, source: Card, card: Card): boolean {
  const { of } = ability as { of: Any }
  if ((t.s.piloting[source] as Card) >= 0 && !ofHost) return false
  if (of === 'this') return card === source
  if (of === 'attached') return card === t.s.equipped[source]
  if (typeof of === 'string' || of === undefined) return false
  if ('that' in of) return false
  // "Each unit with power 3 or less gets …" asks for what it would change: then it counts without itself.
  if (asking.has(ability)) return false
  asking.add(ability)
  try {
    const x = scopeOfCard(t, source)
    return isA(t, card, of, x, x.you)
  } finally {
    asking.delete(ability)
  }
}

const asking = new Set<object>()

/**
 * What is given to this card now and is about that: a number, a keyword, a deed, a rule, abilities that it `has` … By its
 * own text, by its Pilots, by other cards, and for a time.
 */
export function givenTo(t: Table, card: Card, subject: string): readonly Given[] {
  const all = spokenOf(t, subject)
  if (all === null) return NOTHING
  const { s } = t
  const { byDef, byNode } = all
  let found: Given[] | undefined
  const give = (gain: Gain, from: Card, x: Scope) => {
    if (found === undefined) found = []
    found.push({ gain, from, x })
  }
  if (inArena(s, card)) {
    for (const gain of byDef[s.def[card] as number]?.keywords ?? NO_GAINS) give(gain, card, scopeOfCard(t, card))
    for (const pilot of pilotsOf(s, card)) {
      for (const gain of byDef[s.def[pilot] as number]?.pilot ?? NO_GAINS) give(gain, pilot, scopeOfCard(t, card))
    }
  }
  for (const source of all.cards) {
    if (!isHeard(t, source)) continue
    for (const giver of (byDef[s.def[source] as number] as Giving).ongoing) {
      if (!meant(t, giver, source, card)) continue
      const x = scopeOfCard(t, source)
      if (giver.ability.while && !holds(t, giver.ability.while, receiving(t, x, card), x.you)) continue
      for (const gain of giver.gains) give(gain, source, x)
    }
  }
  for (const record of s.lasting) {
    const gains = byNode.get(record.node)
    if (gains === undefined || !isGiven(t, record, card)) continue
    const node = t.catalog.nodes[record.node] as Any
    const x = scopeOfRecord(record)
    if (node.while && !holds(t, node.while, receiving(t, x, card), x.you)) continue
    for (const gain of gains) {
      if (!('piloted' in gain)) give(settled(node, record, gain), record.source % 1024, x)
      else
        for (const pilot of bound(t, gain.piloted, x) as Card[])
          for (const each of byDef[s.def[pilot] as number]?.pilot ?? NO_GAINS) give(each, pilot, scopeOfCard(t, card))
    }
  }
  if (found === undefined) return NOTHING
  const had = found.filter(({ gain }) => 'has' in gain)
  // rule swtcg.card-effects: who has lost all abilities has lost those given to it, too
  if (had.length > 0 && !isSilenced(t, card))
    for (const { gain, from } of had) found.push(...fromAbility(t, (gain as Any).has, card, from))
  return found
}

const NO_GAINS: readonly Gain[] = []

/** A gain whose number was settled when it was given. */
function settled(node: Any, { that: { fixed } }: Lasting, gain: Gain): Gain {
  if (fixed === undefined) return gain
  const place = (node.gets as Gain[]).indexOf(gain)
  for (let i = 0; i < fixed.length; i += 2)
    if (fixed[i] === place) return { ...gain, ['modify' in gain ? 'by' : 'n']: fixed[i + 1] } as Gain
  return gain
}

/** rule swtcg.granted-abilities: an always-on ability or keyword that was given works as if it were printed there. */
function fromAbility(t: Table, ability: Any, card: Card, from: Card): Given[] {
  const x = { ...scopeOfCard(t, card), that: { granter: [refOf(t.s, from)] } }
  if (ability.ability === 'keyword') return [{ gain: { keyword: ability.keyword, n: ability.n }, from, x }]
  if (ability.ability !== 'ongoing' || ability.of !== 'this' || ability.gets === undefined) return []
  if (ability.while && !holds(t, ability.while, receiving(t, x, card), x.you)) return []
  return (ability.gets as Gain[]).map((gain) => ({ gain, from, x }))
}

/** rules swtcg.sec3-as-long-as, swtcg.gl-as-long-as: asked anew each time. In "as long as it is attacking", it is the unit that would get something. */
const receiving = (t: Table, x: Scope, card: Card): Scope => ({
  ...x,
  that: { ...x.that, receiver: [refOf(t.s, card)] },
})

export const scopeOfRecord = (record: Lasting): Scope => ({ ...record, die: -1, opponent: 1 - record.you })

const isMeantPlayer = (who: Any, seat: Seat, you: Seat): boolean =>
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
  const { byDef, byNode } = all
  let found: Given[] | undefined
  for (const source of all.cards) {
    if ((s.piloting[source] as Card) >= 0 || !isHeard(t, source)) continue
    for (const { ability, gains } of (byDef[s.def[source] as number] as Giving).ongoing) {
      if (typeof ability.of !== 'string' || !isMeantPlayer(ability.of, seat, s.controller[source] as Seat)) continue
      const x = scopeOfCard(t, source)
      if (ability.while && !holds(t, ability.while, x, x.you)) continue
      found ??= []
      for (const gain of gains) found.push({ gain, from: source, x })
    }
  }
  for (const record of s.lasting) {
    const gains = byNode.get(record.node)
    if (gains === undefined || !record.that.players?.includes(seat)) continue
    const node = t.catalog.nodes[record.node] as Any
    const x = scopeOfRecord(record)
    if (node.while && !holds(t, node.while, x, x.you)) continue
    found ??= []
    for (const gain of gains) found.push({ gain, from: record.source % 1024, x })
  }
  return found ?? NOTHING
}

/** The number a gain speaks of. */
export const sizeOf = (t: Table, value: Any, x: Scope): number => (value === undefined ? 1 : amount(t, value, x, x.you))
