import type { Effect } from '../effects/tree.js'
import type { Table } from '../state.js'

/** One of the ways that an effect, or the price of an ability, offers; undefined where there is none of that number. */
export function wayOf(t: Table, node: number | undefined, clause: number | undefined, n: number): Effect | undefined {
  const effect = t.catalog.nodes[node ?? -1]
  if (node !== undefined) return effect?.do === 'either' ? effect.options[n] : undefined
  const ability = t.catalog.clauses[clause ?? -1]?.ability
  return ability?.ability === 'upkeep' ? ability.costs[n] : undefined
}
