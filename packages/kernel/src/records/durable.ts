import type { Catalog } from '../abilities/catalog.js'
import type { Option } from '../decisions/decisions.js'

/** What the fields of options, events and views refer to by a number of the catalog, and the name that lasts. */
const names: Readonly<Record<string, (catalog: Catalog, n: number) => string | undefined>> = {
  clause: (catalog, n) => catalog.clauses[n]?.key,
  node: (catalog, n) => (catalog.nodes[n] === undefined ? undefined : catalog.nodeKey(n)),
  def: (catalog, n) => catalog.defs[n]?.id,
}

/** The same value with names where numbers of the catalog stood: it stays true whatever cards come and go. */
export function durable(catalog: Catalog, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => durable(catalog, item))
  const made: Record<string, unknown> = {}
  for (const [field, item] of Object.entries(value)) {
    const name = typeof item === 'number' && Object.hasOwn(names, field) ? names[field]?.(catalog, item) : undefined
    made[field] = name ?? durable(catalog, item)
  }
  return made
}

/** An option with the catalog's own numbers, as decisions offer it; one that already has them is returned as it is. */
export function numbered(catalog: Catalog, option: Option): Option {
  if (typeof option !== 'object' || option === null) return option
  const { clause, def } = option
  if (typeof clause !== 'string' && typeof def !== 'string') return option
  const made: Record<string, Option[string]> = { ...option }
  if (typeof clause === 'string') made.clause = catalog.clauseCalled.get(clause)?.id ?? clause
  if (typeof def === 'string') made.def = catalog.indexOf.get(def) ?? def
  return made as unknown as Option
}
