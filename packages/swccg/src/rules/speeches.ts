import { type Card, definitionOf, perCatalog } from '@dejarik/kernel'
import { type Catalog, type Clause, clauseOf } from '../definitions.js'
import type { ClauseTree, Condition, Gain, Query, Ref, Who } from '../effects/tree.js'
import type { Table } from '../state.js'
import { isPilotless } from './facts.js'
import { type Topic, topicOf } from './topics.js'

export type Recipient = Query | Ref | Who

/** One always-on gain of a card, and to whom it is given. */
export interface Speech {
  readonly clause: Clause
  readonly gain: Gain
  /** To whom it is given: whatever a query describes, a reference, or players. */
  readonly of: Recipient
  readonly while: Condition | undefined
  readonly side: 'light' | 'dark' | undefined
}

/** Always-on texts by what they are about. */
export type Speeches = ReadonlyMap<Topic, readonly Speech[]>

const silent: Speeches = new Map()

function sorted(clauses: readonly Clause[]): Speeches {
  const made = new Map<Topic, Speech[]>()
  for (const clause of clauses) {
    const { ability } = clause
    // rule swccg.permanent-pilot: what a permanent pilot gives is the starship's own.
    if (ability.ability !== 'ongoing' && ability.ability !== 'permanent-pilot') continue
    const [of, condition]: [Recipient, Condition | undefined] =
      ability.ability === 'ongoing' ? [ability.of, ability.while] : ['this', undefined]
    for (const gain of ability.gets ?? []) {
      const about = topicOf(gain)
      const speech = { clause, gain, of, while: condition, side: ability.side }
      const list = made.get(about)
      if (list === undefined) made.set(about, [speech])
      else list.push(speech)
    }
  }
  return made.size === 0 ? silent : made
}

/** What the cards of one definition say: always, and in each of its modes, where it has several. */
interface Saying {
  readonly always: Speeches
  /** Without its permanent pilot. */
  readonly pilotless: Speeches
  readonly modes: readonly Speeches[] | null
}

const modesOf = (ability: ClauseTree | undefined): readonly (readonly ClauseTree[])[] | null =>
  ability?.ability === 'modes' ? ability.modes : null

const sayings = perCatalog((catalog: Catalog): readonly Saying[] =>
  catalog.clausesOf.map((clauses) => {
    const modes = modesOf(clauses.find(({ ability }) => ability.ability === 'modes')?.ability)
    const inMode = (mode: readonly ClauseTree[]) =>
      sorted([...clauses, ...mode.map((ability) => clauseOf(catalog, ability))])
    const own = clauses.filter(({ ability }) => ability.ability !== 'permanent-pilot')
    return { always: sorted(clauses), pilotless: sorted(own), modes: modes === null ? null : modes.map(inMode) }
  }),
)

/** The always-on texts of this card; with several modes, in the one that it was deployed in. */
export function spokenBy(t: Table, card: Card): Speeches {
  const { always, pilotless, modes } = sayings(t.catalog)[definitionOf(t.s, card)] as Saying
  if (isPilotless(t, card)) return pilotless
  return modes === null ? always : (modes[t.s.named[`${card} mode`] ?? -1] ?? always)
}

const nothing: readonly Speech[] = []

/** What the printed text of this card says about this, in whatever mode. */
export const printedOn = (t: Table, card: Card, about: Topic): readonly Speech[] =>
  (sayings(t.catalog)[definitionOf(t.s, card)] as Saying).always.get(about) ?? nothing
