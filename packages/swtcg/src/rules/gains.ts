import { type Card, type Lasting, lives, refOf, type Seat } from '@dejarik/kernel'
import { type Any, amount, holds, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Ability, Gain } from '../effects/tree.js'
import type { Table } from '../state.js'
import { def, inArena, live, pilotsOf, zoneOf } from './zones.js'

/** What an ability printed on a card sees. */
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

type Ongoing = Extract<Ability, { ability: 'ongoing'; gets: Gain[] }>

/** What a definition gives, sorted once: most cards give nothing. */
interface Giving {
  keywords: Gain[]
  pilot: Gain[]
  ongoing: Ongoing[]
}
const giving = new WeakMap<object, Giving>()

function givingOf(t: Table, card: Card): Giving {
  const { abilities } = def(t, card)
  const known = giving.get(abilities)
  if (known !== undefined) return known
  const made: Giving = { keywords: [], pilot: [], ongoing: [] }
  for (const ability of abilities as Any[]) {
    if (ability.ability === 'keyword') made.keywords.push({ keyword: ability.keyword, n: ability.n })
    else if (ability.ability === 'pilot') made.pilot.push(...ability.gets)
    else if (ability.ability === 'ongoing' && ability.gets !== undefined) made.ongoing.push(ability)
  }
  giving.set(abilities, made)
  return made
}

/** Is it about the unit that its card is on? */
const isOfHost = (ability: Ongoing): boolean => (ability.of as Any).has === 'this'

/** rule swtcg.static-effects: does its always-on text count? Units in arenas, Locations, untapped Equipment on units. */
export function speaks(t: Table, card: Card): boolean {
  const { s } = t
  if (inArena(s, card) || zoneOf(s.pile[card] as number) < 0) return true
  // A Pilot's text about the unit it is on counts there.
  if ((s.piloting[card] as Card) >= 0) return givingOf(t, card).ongoing.some(isOfHost)
  const unit = s.equipped[card] as Card
  return unit >= 0 && s.tapped[card] === 0 && inArena(s, unit)
}

/** Has it lost all abilities for now? rule swtcg.card-effects */
export function isSilenced(t: Table, card: Card): boolean {
  return t.s.lasting.some((record) => {
    const node = t.catalog.nodes[record.node] as Any
    const silences =
      node.do === 'get'
        ? (node.gets as Any[]).some((gain) => gain.rule === 'no-effect')
        : node.do === 'lose-ability' && node.keyword === 'all'
    if (!silences) return false
    return (record.that.given ?? []).some((ref) => lives(t.s, ref) && ref % 1024 === card)
  })
}

/** The cards in play whose always-on text gives something, collected once for each question. */
export function speakers(t: Table): Card[] {
  const found: Card[] = []
  for (const card of live(t)) {
    if (givingOf(t, card).ongoing.length > 0 && speaks(t, card) && !isSilenced(t, card)) found.push(card)
  }
  return found
}

/** Does an always-on ability speak of this card? */
function meant(t: Table, ability: Ongoing, source: Card, card: Card, x: Scope): boolean {
  const { of } = ability as { of: Any }
  if ((t.s.piloting[source] as Card) >= 0 && !isOfHost(ability)) return false
  if (of === 'this') return card === source
  if (of === 'attached') return card === t.s.equipped[source]
  if (typeof of === 'string' || of === undefined) return false
  if ('that' in of) return false
  // "Each unit with power 3 or less gets …" asks for what it would change: then it counts without itself.
  if (asking.has(ability)) return false
  asking.add(ability)
  try {
    return isA(t, card, of, x, x.you)
  } finally {
    asking.delete(ability)
  }
}

const asking = new Set<object>()

/** Everything given to this card now: by its own text, by other cards, by its Pilots, and for a time. */
export function givenTo(t: Table, card: Card): Given[] {
  const { s } = t
  const found: Given[] = []
  if (inArena(s, card)) {
    const { keywords } = givingOf(t, card)
    if (keywords.length > 0) {
      const x = scopeOfCard(t, card)
      for (const gain of keywords) found.push({ gain, from: card, x })
    }
    for (const pilot of pilotsOf(s, card)) {
      for (const gain of givingOf(t, pilot).pilot) found.push({ gain, from: pilot, x: scopeOfCard(t, card) })
    }
  }
  for (const source of speakers(t)) {
    const x = scopeOfCard(t, source)
    for (const ability of givingOf(t, source).ongoing) {
      if (!meant(t, ability, source, card, x)) continue
      if (ability.while && !holds(t, ability.while, receiving(t, x, card), x.you)) continue
      for (const gain of ability.gets) found.push({ gain, from: source, x })
    }
  }
  for (const record of s.lasting) {
    const node = t.catalog.nodes[record.node] as Any
    if (node.do !== 'get' || !(record.that.given ?? []).some((ref) => lives(s, ref) && ref % 1024 === card)) continue
    const x = scopeOfRecord(record)
    if (node.while && !holds(t, node.while, receiving(t, x, card), x.you)) continue
    for (const gain of node.gets as Gain[]) found.push({ gain, from: record.source % 1024, x })
  }
  for (const { gain, from } of [...found]) if ('has' in gain) found.push(...fromAbility(t, gain.has, card, from))
  return found
}

/** rule swtcg.granted-abilities: an always-on ability or keyword that was given works as if it were printed there. */
function fromAbility(t: Table, ability: Any, card: Card, from: Card): Given[] {
  const x = { ...scopeOfCard(t, card), that: { granter: [refOf(t.s, from)] } }
  if (ability.ability === 'keyword') return [{ gain: { keyword: ability.keyword, n: ability.n }, from, x }]
  if (ability.ability !== 'ongoing' || ability.of !== 'this' || ability.gets === undefined) return []
  if (ability.while && !holds(t, ability.while, receiving(t, x, card), x.you)) return []
  return (ability.gets as Gain[]).map((gain) => ({ gain, from, x }))
}

/** In "as long as it is attacking", it is the unit that would get something. */
const receiving = (t: Table, x: Scope, card: Card): Scope => ({
  ...x,
  that: { ...x.that, receiver: [refOf(t.s, card)] },
})

export const scopeOfRecord = (record: Lasting): Scope => ({ ...record, die: -1, opponent: 1 - record.you })

/** What is given to a player: "your opponent can't …", "you get …". */
export function givenToPlayer(t: Table, seat: Seat): Given[] {
  const found: Given[] = []
  const isMeant = (who: Any, x: Scope) =>
    who === 'you'
      ? x.you === seat
      : who === 'opponent' || who === 'each-opponent'
        ? x.you !== seat
        : who === 'each-player' || who === (seat === 0 ? 'dark' : 'light')
  for (const source of speakers(t)) {
    const x = scopeOfCard(t, source)
    for (const ability of givingOf(t, source).ongoing) {
      if (typeof ability.of !== 'string' || (t.s.piloting[source] as Card) >= 0 || !isMeant(ability.of, x)) continue
      if (ability.while && !holds(t, ability.while, x, x.you)) continue
      for (const gain of ability.gets) found.push({ gain, from: source, x })
    }
  }
  for (const record of t.s.lasting) {
    const node = t.catalog.nodes[record.node] as Any
    const x = scopeOfRecord(record)
    if (node.do !== 'get' || !record.that.players?.includes(seat)) continue
    if (node.while && !holds(t, node.while, x, x.you)) continue
    for (const gain of node.gets as Gain[]) found.push({ gain, from: record.source % 1024, x })
  }
  return found
}

/** The number a gain speaks of. */
export const sizeOf = (t: Table, value: Any, x: Scope): number => (value === undefined ? 1 : amount(t, value, x, x.you))
