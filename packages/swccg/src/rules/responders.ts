import { type Card, definitionOf, NONE, perCatalog, type Seat } from '@dejarik/kernel'
import type { Catalog, Clause, Definition } from '../definitions.js'
import { costsOf, whensOf } from '../effects/parts.js'
import type { When } from '../effects/tree.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { isAbout } from '../vocabulary/patterns.js'
import { areGiven, modalIn } from './clauses.js'
import { isNamed } from './costs.js'
import { isLocation } from './facts.js'
import { cardsIn, DESTINY, HAND, surfaced, TABLE } from './zones.js'

/** Who could answer one kind of window. */
interface Answerers {
  /** The definitions that have a text which answers it, in one of their modes at least. */
  readonly could: readonly boolean[]
  /** Its place among the kinds of windows. */
  readonly kind: number
}

/** Those on table for one seat: the player's own, and locations of the other. */
export interface Responders {
  readonly own: readonly Card[]
  readonly theirs: readonly Card[]
}

const answering = perCatalog((catalog: Catalog): ReadonlyMap<string, Answerers> => {
  const modal = modalIn(catalog)
  const of = (byDef: readonly unknown[]) =>
    catalog.defs.map((_, def) => byDef[def] !== undefined || modal[def] === true)
  return new Map([...catalog.responses].map(([on, { byDef }], i) => [on, { could: of(byDef), kind: i + 1 }]))
})

/** Where no text answers in so many words, one of a mode might. */
const modalOnly = perCatalog((catalog): Answerers => ({ could: modalIn(catalog), kind: 0 }))

/** By the number of the kind of window, who could answer it. */
const byKind = perCatalog((catalog: Catalog): readonly Answerers[] => [
  modalOnly(catalog),
  ...answering(catalog).values(),
])

/** Those of these cards that could answer. */
function pickFrom(s: State, cards: readonly Card[], could: readonly boolean[], found: Card[]): void {
  for (const card of cards) if (could[definitionOf(s, card)]) found.push(card)
}

/** Who on table could; `which` is the kind of window and the seat. */
export function findResponders(t: Table, which: number): Responders {
  const { seats } = t.s
  const seat = which % seats
  const { could } = byKind(t.catalog)[(which - seat) / seats] as Answerers
  const own: Card[] = []
  pickFrom(t.s, cardsIn(t.s, seat, TABLE), could, own)
  const places: Card[] = []
  pickFrom(t.s, cardsIn(t.s, 1 - seat, TABLE), could, places)
  return { own, theirs: places.filter((card) => isLocation(t, card)) }
}

/**
 * Every card with which this player could respond to such a thing: in hand, on table, drawn as destiny, the texts of
 * locations, insert cards that surfaced.
 */
export function respondersTo(t: Table, seat: Seat, on: string): Card[] {
  const { s } = t
  const who = answering(t.catalog).get(on) ?? modalOnly(t.catalog)
  const found: Card[] = []
  pickFrom(s, cardsIn(s, seat, HAND), who.could, found)
  // Where texts give abilities, anything on table could.
  const given = areGiven(t)
  const { own, theirs } = t.cache.responders.get(t, who.kind * s.seats + seat)
  for (const card of given ? cardsIn(s, seat, TABLE) : own) found.push(card)
  pickFrom(s, cardsIn(s, seat, DESTINY), who.could, found)
  for (const card of given ? cardsIn(s, 1 - seat, TABLE) : theirs) if (!given || isLocation(t, card)) found.push(card)
  const inserted = surfaced(s, 1 - seat)
  if (inserted !== NONE) found.push(inserted)
  return found
}

/** rule swccg.responses-step: a deck holds cards of its own side; Interrupts answer from hand, and Effects that say so. */
export function mayHold(catalog: Catalog, seat: Seat, which: number): boolean {
  if (which === NONE) return false
  const { side, type } = catalog.defs[which] as unknown as Definition
  return (type === 'interrupt' || type === 'effect') && (side === 'dark') === (seat === DARK)
}

const isPlayed = ({ ability, automatic }: Clause): boolean =>
  !automatic && (ability.ability === 'play' || ability.ability === 'deploy')

/** What some texts answer, and the least Force that any of them costs. */
export interface Chance {
  readonly when: readonly When[]
  readonly least: number
}

/** What these texts answer of such a window: many answer the same, which is asked once. */
export function chancesOf(clauses: readonly Clause[], on: string): readonly Chance[] {
  const found = new Map<string, Chance>()
  for (const clause of clauses) {
    const when = whensOf(clause).filter((each) => isAbout(each, on))
    const key = JSON.stringify(when)
    const same = found.get(key)
    if (when.length > 0) found.set(key, { when, least: Math.min(leastForce(clause), same?.least ?? Infinity) })
  }
  return [...found.values()]
}

/** For each kind of window, by seat, the chances that a card in a hidden hand might have there. */
const hidden = perCatalog((catalog: Catalog): ReadonlyMap<string, readonly (readonly Chance[])[]> => {
  const of = (on: string, all: readonly Clause[], seat: Seat) =>
    chancesOf(
      all.filter((clause) => isPlayed(clause) && mayHold(catalog, seat, clause.def)),
      on,
    )
  return new Map([...catalog.responses].map(([on, { all }]) => [on, [DARK, LIGHT].map((seat) => of(on, all, seat))]))
})

const none: readonly Chance[] = []

export const hiddenChances = (t: Table, seat: Seat, on: string): readonly Chance[] =>
  hidden(t.catalog).get(on)?.[seat] ?? none

/** The Force that a text costs, at least. */
function leastForce({ ability }: Clause): number {
  let n = 0
  for (const cost of costsOf(ability))
    if (cost.do === 'use-force' && cost.from === undefined)
      n += typeof cost.n === 'number' ? cost.n : isNamed(cost.n) ? 1 : 0
  return n
}
