import { type Card, type Catalog, type Clause, perCatalog, type Seat } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Definition } from '../definitions.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { areGiven, modalIn } from './clauses.js'
import { isLocation } from './facts.js'
import { cardsIn, DESTINY, HAND, surfaced, TABLE } from './zones.js'

/** For each kind of window the definitions that have a text which answers it, in one of their modes at least. */
const answering = perCatalog((catalog): ReadonlyMap<string, readonly boolean[]> => {
  const modal = modalIn(catalog)
  const of = (byDef: readonly unknown[]) =>
    catalog.defs.map((_, def) => byDef[def] !== undefined || modal[def] === true)
  return new Map([...catalog.responses].map(([on, { byDef }]) => [on, of(byDef)]))
})

/** Those of these cards that could answer. */
function pickFrom(s: State, cards: readonly Card[], could: readonly boolean[], given: boolean, found: Card[]): void {
  for (const card of cards) if (given || could[s.def[card] as number]) found.push(card)
}

/**
 * Every card with which this player could respond to such a thing: in hand, on table, drawn as destiny, the texts of
 * locations, insert cards that surfaced.
 */
export function sources(t: Table, seat: Seat, on: string): Card[] {
  const { s } = t
  const could = answering(t.catalog).get(on) ?? modalIn(t.catalog)
  // Where texts give abilities, anything could.
  const given = areGiven(t)
  const found: Card[] = []
  pickFrom(s, cardsIn(s, seat, HAND), could, false, found)
  pickFrom(s, cardsIn(s, seat, TABLE), could, given, found)
  pickFrom(s, cardsIn(s, seat, DESTINY), could, false, found)
  for (const card of cardsIn(s, 1 - seat, TABLE))
    if ((given || could[s.def[card] as number]) && isLocation(t, card)) found.push(card)
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
