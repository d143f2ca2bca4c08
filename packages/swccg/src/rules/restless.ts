import { perCatalog } from '@dejarik/kernel'
import type { Catalog } from '../definitions.js'
import { gainsOf } from '../effects/parts.js'
import type { ClauseTree, Effect } from '../effects/tree.js'
import { sightOf } from '../vocabulary/reads.js'
import { type Topic, topicOf } from './topics.js'

/** What a text could depend on: more than the table, and whatever else is said of numbers that it names. */
interface Leaning {
  readonly beyond: boolean
  readonly names: readonly Topic[]
}

const topicsOf = perCatalog((catalog: Catalog): readonly Topic[] => {
  const trees = [...catalog.clauses.map(({ ability }) => ability), ...catalog.nodes]
  return [...new Set(trees.flatMap((tree) => gainsOf(tree).map(topicOf)))]
})

function leaningOf(tree: ClauseTree | Effect, topics: readonly Topic[]): Leaning {
  const { elsewhere, words } = sightOf(tree)
  return { beyond: elsewhere, names: topics.filter(({ word }) => words.has(word)) }
}

const leanings = perCatalog((catalog: Catalog): readonly Leaning[] =>
  catalog.clauses.map(({ ability }) => leaningOf(ability, gainsOf(ability).length === 0 ? [] : topicsOf(catalog))),
)

/** Of what is said of each topic, the topics of which something could change with any card that moves. */
function restlessAmong(said: ReadonlyMap<Topic, readonly Leaning[]>): ReadonlySet<Topic> {
  const found = new Set<Topic>()
  const isRestless = ({ beyond, names }: Leaning): boolean => beyond || names.some((name) => found.has(name))
  // And whatever asks for a number that does.
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [topic, all] of said) if (!found.has(topic) && all.some(isRestless)) found.add(topic)
  }
  return found
}

/** The topics of which any text of a catalog, and any lasting effect, could be restless. */
export const restlessIn = perCatalog((catalog: Catalog): ReadonlySet<Topic> => {
  const said = new Map<Topic, Leaning[]>()
  const add = (tree: ClauseTree | Effect, leaning: Leaning): void => {
    for (const gain of gainsOf(tree)) said.set(topicOf(gain), [...(said.get(topicOf(gain)) ?? []), leaning])
  }
  for (const { id, ability } of catalog.clauses) add(ability, leanings(catalog)[id] as Leaning)
  for (const node of catalog.nodes) if (gainsOf(node).length > 0) add(node, leaningOf(node, topicsOf(catalog)))
  return restlessAmong(said)
})

/** The topics of which what is said now could be restless, of these clauses by topic. */
export function restlessOf(catalog: Catalog, clauses: ReadonlyMap<Topic, readonly number[]>): ReadonlySet<Topic> {
  const all = leanings(catalog)
  return restlessAmong(new Map([...clauses].map(([topic, ids]) => [topic, ids.map((id) => all[id] as Leaning)])))
}
