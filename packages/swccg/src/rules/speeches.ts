import { type Card, type Clause, definitionOf, perCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import { clauseOf } from '../definitions.js'
import type { Gain } from '../effects/tree.js'
import type { Table } from '../state.js'
import { isPilotless } from './facts.js'
import { type Topic, topic } from './topics.js'

const topics = new WeakMap<Gain, Topic>()

/** What a gain is about; found once for each. */
export function topicOf(gain: Gain): Topic {
  let found = topics.get(gain)
  if (found === undefined) {
    found = topic(wordFor(gain))
    topics.set(gain, found)
  }
  return found
}

function wordFor(gain: Gain): string {
  const g = gain as Any
  const stat = g.modify ?? g.multiply ?? g.halve ?? g.set ?? g.define
  if (stat !== undefined) return stat
  for (const deed of ['may', 'cannot', 'only', 'free', 'toll']) if (g[deed] !== undefined) return `${deed} ${g[deed]}`
  if (g.limit !== undefined) return `limit ${g.limit}`
  if (g.rule !== undefined) return `rule ${g.rule}`
  for (const kind of ['immune', 'icon', 'is', 'canceled', 'text-of', 'has']) if (g[kind] !== undefined) return kind
  throw new Error(`No gain is like ${JSON.stringify(gain)}`)
}

/** Multiplies or halves: what was added before counts so many times, what comes later does not. */
export const isFactor = ({ gain }: { readonly gain: Gain }): boolean => 'multiply' in gain || 'halve' in gain

/** One always-on gain of a card, and to whom it is given. */
export interface Speech {
  readonly clause: Clause
  readonly gain: Gain
  readonly of: Any
  readonly while: Any
  readonly side: 'light' | 'dark' | undefined
}

/** Always-on texts by what they are about. */
export type Speeches = ReadonlyMap<Topic, readonly Speech[]>

const silent: Speeches = new Map()

function sorted(clauses: readonly Clause[]): Speeches {
  const made = new Map<Topic, Speech[]>()
  for (const clause of clauses) {
    const ability = clause.ability as Any
    // rule swccg.permanent-pilot: what a permanent pilot gives is the starship's own.
    const of = ability.ability === 'ongoing' ? ability.of : ability.ability === 'permanent-pilot' ? 'this' : undefined
    if (of === undefined) continue
    for (const gain of (ability.gets ?? []) as Gain[]) {
      const about = topicOf(gain)
      const speech = { clause, gain, of, while: ability.while, side: ability.side }
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

const sayings = perCatalog((catalog): readonly Saying[] =>
  catalog.clausesOf.map((clauses) => {
    const modes = (clauses.find(({ ability }) => ability.ability === 'modes')?.ability as Any)?.modes as object[][]
    const inMode = (mode: object[]) => sorted([...clauses, ...mode.map((ability) => clauseOf(catalog, ability))])
    const own = clauses.filter(({ ability }) => ability.ability !== 'permanent-pilot')
    return { always: sorted(clauses), pilotless: sorted(own), modes: modes === undefined ? null : modes.map(inMode) }
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
