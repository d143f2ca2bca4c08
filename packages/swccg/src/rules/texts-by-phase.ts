import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import type { Catalog, Clause } from '../definitions.js'
import { whensOf } from '../effects/parts.js'
import type { When } from '../effects/tree.js'
import { phases, type Table } from '../state.js'
import { areGiven, clausesOf, hasOthers, modalIn } from './clauses.js'

/** The texts of a card that may be used as top-level actions, where the time alone is looked at. */
export interface Timely {
  readonly play: readonly Clause[]
  readonly action: readonly Clause[]
  readonly automatic: readonly Clause[]
}

/** A segment of a battle, or outside of them. */
type Time = 'weapons' | 'damage' | 'open'
const times: readonly Time[] = ['weapons', 'damage', 'open']
const timeOf = (during: string): Time => (during === 'weapons' || during === 'damage' ? during : 'open')

/** Is a text that names such a time one for this phase, in that segment of a battle or outside? */
function isIn(when: When, phase: string, time: Time): boolean {
  // rule swccg.battle-weapons-segment: after the weapons segment only what is allowed in so many words.
  if (when === 'damage-segment' || time === 'damage') return when === 'damage-segment' && time === 'damage'
  if (when === 'battle') return time === 'weapons'
  if (when === 'not-battle') return time === 'open'
  return typeof when === 'string' || ('phase' in when && when.phase === phase && when.start !== true)
}

/** Those of these texts; null where there is none, as of nearly every card at nearly every time. */
function timely(clauses: readonly Clause[], phase: string, time: Time): Timely | null {
  const now = clauses.filter((clause) => whensOf(clause).some((when) => isIn(when, phase, time)))
  const of = (kind: string): Clause[] => now.filter(({ ability }) => ability.ability === kind)
  const sorted = { play: of('play'), action: of('action'), automatic: of('automatic') }
  return sorted.play.length + sorted.action.length + sorted.automatic.length === 0 ? null : sorted
}

/** By phase and definition what is printed; undefined where it depends on the mode. */
type Times = ReadonlyMap<string, readonly (Timely | null | undefined)[]>

const index = (catalog: Catalog, time: Time): Times => {
  const modal = modalIn(catalog)
  const at = (phase: string) =>
    catalog.clausesOf.map((clauses, def) => (modal[def] ? undefined : timely(clauses, phase, time)))
  return new Map(phases.map((phase) => [phase, at(phase)]))
}
const printed = perCatalog((catalog: Catalog) => new Map(times.map((time) => [time, index(catalog, time)])))

const nothing: readonly null[] = []

/** What is printed for a top-level action now, by definition. */
const printedNow = (t: Table, during: string): readonly (Timely | null | undefined)[] =>
  printed(t.catalog).get(timeOf(during))?.get(t.s.phase) ?? nothing

/** Those of these cards that have a text for a top-level action now, as far as the time goes. */
export function timelyCards(t: Table, cards: readonly Card[], during: string): Card[] {
  const now = printedNow(t, during)
  const given = areGiven(t)
  const found: Card[] = []
  for (const card of cards) if (given || now[definitionOf(t.s, card)] !== null) found.push(card)
  return found
}

/** The texts of this card for a top-level action now, as far as the time goes; null where there is none. */
export const timelyTexts = (t: Table, card: Card, during: string): Timely | null =>
  hasOthers(t, card)
    ? timely(clausesOf(t, card), t.s.phase, timeOf(during))
    : (printedNow(t, during)[definitionOf(t.s, card)] ?? null)
