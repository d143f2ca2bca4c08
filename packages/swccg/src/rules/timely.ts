import { type Card, type Catalog, type Clause, perCatalog } from '@dejarik/kernel'
import type { When } from '../effects/tree.js'
import { phases, type Table } from '../state.js'
import { areGiven, clausesOf, hasOthers, modalIn } from './clauses.js'

/** The texts of a card that may be used as top-level actions, where the time alone is looked at. */
export interface Timely {
  readonly play: readonly Clause[]
  readonly action: readonly Clause[]
  readonly automatic: readonly Clause[]
}

/** Is a text that names such a time one for this phase, inside of the weapons segment of a battle or outside? */
function isIn(when: When, phase: string, fighting: boolean): boolean {
  if (when === 'battle') return fighting
  if (when === 'not-battle') return !fighting
  return typeof when === 'string' || ('phase' in when && when.phase === phase && when.start !== true)
}

/** Those of these texts; null where there is none, as of nearly every card at nearly every time. */
function timely(clauses: readonly Clause[], phase: string, fighting: boolean): Timely | null {
  const now = clauses.filter(({ ability }) =>
    ((ability.when ?? []) as When[]).some((when) => isIn(when, phase, fighting)),
  )
  const of = (kind: string): Clause[] => now.filter(({ ability }) => ability.ability === kind)
  const sorted = { play: of('play'), action: of('action'), automatic: of('automatic') }
  return sorted.play.length + sorted.action.length + sorted.automatic.length === 0 ? null : sorted
}

/** By phase and definition what is printed; undefined where it depends on the mode. */
type Times = ReadonlyMap<string, readonly (Timely | null | undefined)[]>

const index = (catalog: Catalog, fighting: boolean): Times => {
  const modal = modalIn(catalog)
  const at = (phase: string) =>
    catalog.clausesOf.map((clauses, def) => (modal[def] ? undefined : timely(clauses, phase, fighting)))
  return new Map(phases.map((phase) => [phase, at(phase)]))
}
const inBattle = perCatalog((catalog) => index(catalog, true))
const elsewhere = perCatalog((catalog) => index(catalog, false))

const nothing: readonly null[] = []

/** What is printed for a top-level action now, by definition. */
const printedNow = (t: Table, fighting: boolean): readonly (Timely | null | undefined)[] =>
  (fighting ? inBattle : elsewhere)(t.catalog).get(t.s.phase) ?? nothing

/** Those of these cards that have a text for a top-level action now, as far as the time goes. */
export function timelyCards(t: Table, cards: readonly Card[], fighting: boolean): Card[] {
  const printed = printedNow(t, fighting)
  const given = areGiven(t)
  const found: Card[] = []
  for (const card of cards) if (given || printed[t.s.def[card] as number] !== null) found.push(card)
  return found
}

/** The texts of this card for a top-level action now, as far as the time goes; null where there is none. */
export const timelyTexts = (t: Table, card: Card, fighting: boolean): Timely | null =>
  hasOthers(t, card)
    ? timely(clausesOf(t, card), t.s.phase, fighting)
    : (printedNow(t, fighting)[t.s.def[card] as number] ?? null)
