import { type Card, lives, type Parts, type Seat } from '@dejarik/kernel'
import { type Any, bound, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Ability, Deed } from '../effects/tree.js'
import type { Table } from '../state.js'
import { givenTo, givenToPlayer, sizeOf } from './gains.js'
import { beneath, def, inArena, isUnitCard } from './zones.js'

export type Stat = 'power' | 'speed' | 'health'

/** What a stack adds for each card beneath. rule swtcg.stacking-unique */
const stackBonus: Record<Stat, number> = { power: 1, speed: 10, health: 1 }

/** rules swtcg.gl-power, swtcg.gl-speed, swtcg.gl-health: total value, with its parts for whoever asks. */
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
  for (const { gain, from, x } of givenTo(t, card)) {
    let value = 0
    if ('modify' in gain && gain.modify === which) value = sizeOf(t, gain.by, x)
    else if ('set' in gain && gain.set === which) value = sizeOf(t, gain.to, x) - base
    if (value === 0) continue
    total += value
    parts?.push({ value, from: def(t, from).name })
  }
  return total
}

/** Keywords that do not add up. rule swtcg.keyword-abilities */
const single = new Set(['armor', 'overkill', 'stealth', 'spirit'])

/** The value of a keyword on a unit; 0: it has none. */
export function keyword(t: Table, card: Card, name: string): number {
  if (isWithout(t, card, name)) return 0
  let total = 0
  for (const { gain, x } of givenTo(t, card)) {
    if (!('keyword' in gain) || gain.keyword !== name) continue
    const n = sizeOf(t, gain.n, x)
    total = single.has(name) ? Math.max(total, n) : total + n
  }
  return name === 'accuracy' ? total : Math.max(0, total)
}

/** Has something taken that keyword, or all abilities, from it? */
function isWithout(t: Table, card: Card, name: string): boolean {
  return t.s.lasting.some((record) => {
    const node = t.catalog.nodes[record.node] as Any
    if (node.do !== 'lose-ability' || (node.keyword !== 'all' && node.keyword !== name)) return false
    return (record.that.given ?? []).some((ref) => lives(t.s, ref) && ref % 1024 === card)
  })
}

/** Abilities that other cards have given to this one. rule swtcg.granted-abilities */
export function grantedAbilities(t: Table, card: Card): { ability: Ability; from: Card }[] {
  return givenTo(t, card).flatMap(({ gain, from }) => ('has' in gain ? [{ ability: gain.has, from }] : []))
}

const isMeant = (t: Table, what: Any, card: Card, x: Scope): boolean =>
  card >= 0 &&
  (typeof what === 'object' && 'kind' in what ? isA(t, card, what, x, x.you) : bound(t, what, x).includes(card))

/** Does anything say that this card cannot do that (to that one)? Cannot beats can. rule swtcg.three-general-rules */
export function cannot(t: Table, card: Card, deed: Deed, to: Card = -1): boolean {
  const forbids = ({ gain, x }: { gain: Any; x: Any }): boolean => {
    if (gain.cannot !== deed) return false
    return gain.what === undefined || to < 0 || gain.what === 'this' || isA(t, to, gain.what, x, x.you)
  }
  if (givenTo(t, card).some(forbids)) return true
  return givenToPlayer(t, t.s.controller[card] as Seat).some(({ gain, x }) => {
    if (!('cannot' in gain) || gain.cannot !== deed) return false
    // "Your opponent can't attack this unit": what is told is whom; else it is what would do it.
    return gain.what === undefined || isMeant(t, gain.what, deed === 'attack' ? to : card, x)
  })
}

/** The build points that a player may spend now: none where a card forbids it. rule swtcg.gl-build-point */
export const spendable = (t: Table, seat: Seat): number =>
  givenToPlayer(t, seat).some(({ gain }) => 'cannot' in gain && gain.cannot === 'spend')
    ? 0
    : (t.s.points[seat] as number)

/** rule swtcg.part-build-cost, with what cards add to it or take from it; never below 0. */
export function buildCost(t: Table, card: Card, parts: Parts = null): number {
  const { build, name } = def(t, card)
  let total = typeof build === 'number' ? build : 0
  parts?.push({ value: total, from: name })
  for (const { gain, from, x } of [...givenTo(t, card), ...givenToPlayer(t, t.s.controller[card] as Seat)]) {
    if (!('modify' in gain) || gain.modify !== 'build-cost') continue
    if ('of' in gain && gain.of && !isA(t, card, gain.of, x, x.you)) continue
    const value = sizeOf(t, gain.by, x)
    total += value
    parts?.push({ value, from: def(t, from).name })
  }
  return Math.max(0, total)
}

/** Subtypes of the type line and of text that treats it as more. rules swtcg.gl-subtype, swtcg.treat-as-subtype */
export function subtypesOf(t: Table, card: Card): string[] {
  const printed = def(t, card).subtypes.map((word) => word.toLowerCase())
  const treated = (def(t, card).abilities as Any[]).flatMap((a) =>
    a.ability === 'treat-as' ? (a.subtype as string[]) : [],
  )
  const given = inArena(t.s, card) && isUnitCard(t, card) ? treatedByOthers(t, card) : []
  return [...printed, ...treated.flatMap((s) => s.split('-')), ...given]
}

function treatedByOthers(t: Table, card: Card): string[] {
  return t.s.lasting.flatMap((record) => {
    const node = t.catalog.nodes[record.node] as Any
    if (node.do !== 'get' || !(record.that.given ?? []).some((ref) => lives(t.s, ref) && ref % 1024 === card)) return []
    return (node.gets as Any[]).flatMap((gain) => (gain.subtype ?? []) as string[])
  })
}
