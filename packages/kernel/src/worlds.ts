import { clone } from './clone.js'
import { knows } from './piles.js'
import { askAgain } from './procedures.js'
import { type Generator, next, shuffle } from './random.js'
import { redrawSealed } from './sealed.js'
import type { Card, CoreState, Seat } from './state.js'
import type { Table } from './table.js'

/**
 * A full state with the same view for this seat: one way things might be. The unknown is sorted before it is shuffled,
 * or the sample would depend on the truth; the generator is new; sealed choices of others are drawn anew.
 */
export function world<S extends CoreState>(t: Table<S>, seat: Seat, g: Generator): S {
  const s = clone(t.s)
  delete s.script
  const made: Table<S> = { ...t, s, watch: null }
  for (const cards of unknown(made, seat).values()) {
    const defs = new Int32Array(cards.length)
    for (let i = 0; i < cards.length; i++) defs[i] = s.def[cards[i] as Card] as number
    shuffle(g, defs.sort())
    for (let i = 0; i < cards.length; i++) s.def[cards[i] as Card] = defs[i] as number
  }
  s.random = [next(g) | 0, next(g) | 0, next(g) | 0, next(g) | 0]
  redrawSealed(s.stack, seat, g)
  t.rules.resample?.(made, seat, g)
  if (s.decision !== null && s.decision.seat !== seat) askAgain(made)
  return s
}

/** The cards this seat does not know, in groups that can be dealt anew among each other. */
function unknown(t: Table, seat: Seat): Map<number, Card[]> {
  const { s, rules } = t
  const groups = new Map<number, Card[]>()
  for (let card = 0; card < s.def.length; card++) {
    if (knows(s, seat, card)) continue
    const group = rules.indistinct === undefined ? (s.owner[card] as Seat) : rules.indistinct(t, card)
    const cards = groups.get(group)
    if (cards === undefined) groups.set(group, [card])
    else cards.push(card)
  }
  return groups
}
