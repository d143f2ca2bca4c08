import { type Catalog, perCatalog } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Gain } from '../effects/tree.js'
import { keyOf } from './speeches.js'

/**
 * What a text could depend on besides the table: then it is read anew with every card that moves anywhere. What is in other
 * piles, what has happened, how a battle or an attack stands.
 */
const beyondTable = [
  ...['"cards":', '"zone":', '"hand":', '"life-force"', '"topmost":', '"doubled":'],
  ...['"past":', '"happened":'],
  ...['"battle":', '"in-battle":', '"attacking":', '"defending":', '"drawn":', '"draws":', '"drew":', '"won":'],
]

/** What a text could depend on: more than the table, and whatever else is said of numbers that it names. */
interface Leaning {
  readonly beyond: boolean
  readonly names: readonly string[]
}

const gainsOf = (tree: object): readonly Gain[] => (tree as Any).gets ?? []

const keysOf = perCatalog((catalog): readonly string[] => {
  const trees = [...catalog.clauses.map(({ ability }) => ability), ...catalog.nodes]
  return [...new Set(trees.flatMap((tree) => gainsOf(tree).map(keyOf)))]
})

function leaningOf(tree: object, keys: readonly string[]): Leaning {
  const text = JSON.stringify(tree)
  return {
    beyond: beyondTable.some((mark) => text.includes(mark)),
    names: keys.filter((key) => text.includes(`"${key}"`)),
  }
}

const leanings = perCatalog((catalog): readonly Leaning[] =>
  catalog.clauses.map(({ ability }) => leaningOf(ability, gainsOf(ability).length === 0 ? [] : keysOf(catalog))),
)

/** Of what is said under each key, the keys under which something could change with any card that moves. */
function restlessAmong(said: ReadonlyMap<string, readonly Leaning[]>): ReadonlySet<string> {
  const found = new Set<string>()
  const isRestless = ({ beyond, names }: Leaning): boolean => beyond || names.some((name) => found.has(name))
  // And whatever asks for a number that does.
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [key, all] of said) if (!found.has(key) && all.some(isRestless)) found.add(key)
  }
  return found
}

/** The keys under which any text of a catalog, and any lasting effect, could be restless. */
export const restlessIn = perCatalog((catalog): ReadonlySet<string> => {
  const said = new Map<string, Leaning[]>()
  const add = (tree: object, leaning: Leaning): void => {
    for (const gain of gainsOf(tree)) said.set(keyOf(gain), [...(said.get(keyOf(gain)) ?? []), leaning])
  }
  for (const { id, ability } of catalog.clauses) add(ability, leanings(catalog)[id] as Leaning)
  for (const node of catalog.nodes) if (gainsOf(node).length > 0) add(node, leaningOf(node, keysOf(catalog)))
  return restlessAmong(said)
})

/** The keys under which what is said now could be restless, of these clauses by key. */
export function restlessOf(catalog: Catalog, clauses: ReadonlyMap<string, readonly number[]>): ReadonlySet<string> {
  const all = leanings(catalog)
  return restlessAmong(new Map([...clauses].map(([key, ids]) => [key, ids.map((id) => all[id] as Leaning)])))
}
