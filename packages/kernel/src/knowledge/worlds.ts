import { type Aspects, aspects, PILES } from '../cache/aspects.js'
import type { Cache } from '../cache/cache.js'
import { branch, type Generator, shuffle } from '../chance/random.js'
import { isAnySealed, redrawSealed } from '../decisions/sealed.js'
import { askAgain } from '../procedures.js'
import { clone } from '../state/clone.js'
import { definitionOf, knownBy, ownerOf, pileOf } from '../state/columns.js'
import { copy } from '../state/json.js'
import { bit, type Card, type CoreState, type Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { aspectOf, type PileSpec } from './piles.js'

/**
 * A full state with the same view for this seat: one way things might be. The unknown is sorted before it is shuffled,
 * or the sample would depend on the truth; the generator is new; sealed choices of others are drawn anew.
 */
export function world<S extends CoreState>(t: Table<S>, seat: Seat, g: Generator): S {
  const s = clone(t.s)
  if ('script' in s) delete s.script
  const made = tableFor(t, s)
  t.cache.copied(t.s, s, dealAnew(made, seat, g))
  if (s.decision !== null && s.decision.seat !== seat) askAgain(made)
  return s
}

/**
 * The same world for the seat that is asked, to be looked at and not to be played: whatever is not dealt anew it shares with
 * the state that it was made from, so it is one only until that changes.
 */
export function glimpse<S extends CoreState>(t: Table<S>, seat: Seat, g: Generator): S {
  const s = { ...t.s }
  s.def = s.def.slice()
  if (isAnySealed(s.stack) || t.rules.isUnseen?.(t, seat)) s.stack = copy(s.stack)
  t.cache.copied(t.s, s, dealAnew(tableFor(t, s), seat, g))
  return s
}

function tableFor<S extends CoreState>(t: Table<S>, s: S): Table<S> {
  const made = { ...t }
  made.s = s
  made.watch = null
  return made
}

/** What this seat does not know becomes one of the ways it might be. Returns what of the state has changed. */
function dealAnew<S extends CoreState>(t: Table<S>, seat: Seat, g: Generator): Aspects {
  const { s } = t
  const piles = t.rules.piles(s.seats)
  let dealt = aspects(PILES)
  for (const { cards, defs } of unknown(t, seat)) {
    shuffle(g, defs)
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as Card
      if (s.def[card] === defs[i]) continue
      s.def[card] = defs[i] as number
      dealt |= 1 << aspectOf(piles[pileOf(s, card)] as PileSpec)
    }
  }
  s.random = branch(g)
  redrawSealed(s.stack, seat, g)
  t.rules.resample?.(t, seat, g)
  return dealt
}

/** Cards that can be dealt anew among each other, and the definitions that they have, from the least up. */
interface Group {
  readonly cards: Card[]
  readonly defs: number[]
}

/** The cards this seat does not know, in groups. */
function unknown(t: Table, seat: Seat): Iterable<Group> {
  const { s, rules } = t
  const groups = new Map<number, Group>()
  const groupOf: (Group | null)[] = []
  const mine = bit(seat)
  for (let card = 0; card < s.def.length; card++) {
    if ((knownBy(s, card) & mine) !== 0) {
      groupOf.push(null)
      continue
    }
    const which = rules.indistinct === undefined ? ownerOf(s, card) : rules.indistinct(t, card)
    let group = groups.get(which)
    if (group === undefined) {
      group = { cards: [], defs: [] }
      groups.set(which, group)
    }
    group.cards.push(card)
    groupOf.push(group)
  }
  for (const card of inOrder(t.cache, s.def)) groupOf[card]?.defs.push(definitionOf(s, card))
  return groups.values()
}

/** All cards by their definitions, as far as possible as they were last: worlds are mostly made of one and the same state. */
function inOrder(cache: Cache, def: readonly number[]): readonly Card[] {
  if (!isOrder(cache.byDefinition, def))
    cache.byDefinition = def.map((_def, card) => card).sort((a, b) => (def[a] as number) - (def[b] as number))
  return cache.byDefinition
}

function isOrder(order: readonly Card[], def: readonly number[]): boolean {
  if (order.length !== def.length) return false
  for (let i = 1; i < order.length; i++)
    if ((def[order[i - 1] as Card] as number) > (def[order[i] as Card] as number)) return false
  return true
}
