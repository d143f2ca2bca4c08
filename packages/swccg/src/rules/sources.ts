import { type Card, type Catalog, type Clause, perCatalog, type Seat } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Definition } from '../definitions.js'
import { DARK, LIGHT, type Table } from '../state.js'
import { hasOthers } from './clauses.js'
import { isLocation } from './facts.js'
import { cardsIn, DESTINY, HAND, surfaced, TABLE } from './zones.js'

type ByDefinition = readonly (readonly Clause[] | undefined)[]
const nobody: ByDefinition = []

/** Those of these cards that have a text which could answer such a window. */
function answering(t: Table, printed: ByDefinition, cards: readonly Card[], found: Card[]): void {
  for (const card of cards) if (printed[t.s.def[card] as number] !== undefined || hasOthers(t, card)) found.push(card)
}

/**
 * Every card with which this player could respond to such a thing: in hand, on table, drawn as destiny, the texts of
 * locations, insert cards that surfaced.
 */
export function sources(t: Table, seat: Seat, on: string): Card[] {
  const { s } = t
  const printed = t.catalog.responses.get(on)?.byDef ?? nobody
  const found: Card[] = []
  answering(t, printed, cardsIn(s, seat, HAND), found)
  answering(t, printed, cardsIn(s, seat, TABLE), found)
  answering(t, printed, cardsIn(s, seat, DESTINY), found)
  for (const card of cardsIn(s, 1 - seat, TABLE))
    if ((printed[s.def[card] as number] !== undefined || hasOthers(t, card)) && isLocation(t, card)) found.push(card)
  const inserted = surfaced(s, 1 - seat)
  if (inserted >= 0) found.push(inserted)
  return found
}

/** rule swccg.responses-step: a deck holds cards of its own side; Interrupts answer from hand, and Effects that say so. */
export function mayHold(catalog: Catalog, seat: Seat, which: number): boolean {
  if (which < 0) return false
  const { side, type } = catalog.defs[which] as unknown as Definition
  return (type === 'interrupt' || type === 'effect') && (side === 'dark') === (seat === DARK)
}

const isPlayed = ({ ability, automatic }: Clause): boolean =>
  !automatic && (ability.ability === 'play' || ability.ability === 'deploy')

/** For each kind of window, by seat, the texts with which a card in a hidden hand might answer it. */
const hidden = perCatalog((catalog): ReadonlyMap<string, readonly (readonly Clause[])[]> => {
  const of = (all: readonly Clause[]) =>
    [DARK, LIGHT].map((seat) => all.filter((clause) => isPlayed(clause) && mayHold(catalog, seat, clause.def)))
  return new Map([...catalog.responses].map(([on, { all }]) => [on, of(all)]))
})

const none: readonly Clause[] = []

export const hiddenAnswers = (t: Table, seat: Seat, on: string): readonly Clause[] =>
  hidden(t.catalog).get(on)?.[seat] ?? none

/** The Force that a text costs, at least. */
export function leastForce({ ability }: Clause): number {
  let n = 0
  for (const cost of ((ability as Any).cost ?? []) as Any[])
    if (cost.do === 'use-force' && cost.from === undefined) n += typeof cost.n === 'number' ? cost.n : 1
  return n
}
