import { clone } from './clone.js'
import { copy } from './json.js'
import { askAgain } from './procedures.js'
import { type Generator, next, shuffle } from './random.js'
import { redrawSealed } from './sealed.js'
import { bit, type Card, type CoreState, type Seat } from './state.js'
import type { Table } from './table.js'

/**
 * A full state with the same view for this seat: one way things might be. The unknown is sorted before it is shuffled,
 * or the sample would depend on the truth; the generator is new; sealed choices of others are drawn anew.
 */
export function world<S extends CoreState>(t: Table<S>, seat: Seat, g: Generator): S {
  const s = clone(t.s)
  if ('script' in s) delete s.script
  const made = tableFor(t, s)
  dealAnew(made, seat, g)
  t.rules.copied?.(t.s, s)
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
  s.stack = copy(s.stack)
  dealAnew(tableFor(t, s), seat, g)
  t.rules.copied?.(t.s, s)
  return s
}

function tableFor<S extends CoreState>(t: Table<S>, s: S): Table<S> {
  const made = { ...t }
  made.s = s
  made.watch = null
  return made
}

/** What this seat does not know becomes one of the ways it might be. */
function dealAnew<S extends CoreState>(t: Table<S>, seat: Seat, g: Generator): void {
  const { s } = t
  for (const cards of unknown(t, seat)) {
    const defs = cards.map((card) => s.def[card] as number)
    shuffle(g, inOrder(defs))
    for (let i = 0; i < cards.length; i++) s.def[cards[i] as Card] = defs[i] as number
  }
  s.random = [next(g) | 0, next(g) | 0, next(g) | 0, next(g) | 0]
  redrawSealed(s.stack, seat, g)
  t.rules.resample?.(t, seat, g)
}

/** The same list from the least number up. Copies of a card lie side by side, so that few have far to go. */
function inOrder(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] as number
    let at = i
    for (; at > 0 && (numbers[at - 1] as number) > number; at--) numbers[at] = numbers[at - 1] as number
    numbers[at] = number
  }
  return numbers
}

/** The cards this seat does not know, in groups that can be dealt anew among each other. */
function unknown(t: Table, seat: Seat): Iterable<Card[]> {
  const { s, rules } = t
  const groups = new Map<number, Card[]>()
  const mine = bit(seat)
  let group = -1
  let cards: Card[] = []
  for (let card = 0; card < s.def.length; card++) {
    if (((s.known[card] as number) & mine) !== 0) continue
    const its = rules.indistinct === undefined ? (s.owner[card] as Seat) : rules.indistinct(t, card)
    // Cards of one owner come one behind the other.
    if (its !== group) {
      group = its
      cards = groups.get(group) ?? []
      if (cards.length === 0) groups.set(group, cards)
    }
    cards.push(card)
  }
  return groups.values()
}
