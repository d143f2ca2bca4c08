import type { Option } from '../decisions/decisions.js'
import type { FieldKind } from '../decisions/fields.js'
import type { OptionTable } from './table.js'

/** Everything on the table that an option is about, as `card:5`, in the order of its fields and each once. */
export function thingsIn(table: OptionTable, kinds: ReadonlySet<FieldKind>, option: Option, t: unknown): string[] {
  const found = new Set<string>()
  for (const [field, kind] of table.of(option) ?? []) {
    const value = option[field]
    if (kinds.has(kind) && (typeof value === 'string' || (typeof value === 'number' && value >= 0)))
      found.add(`${kind}:${value}`)
  }
  const about = table.described.get(option.do)?.about?.(t)
  if (about !== undefined) found.add(`card:${about.card}`)
  return [...found]
}

/** The group of an option in words. */
export const headingIn = (table: OptionTable, option: Option): string => {
  const group = groupIn(table, option)
  return table.headings[group] ?? group
}

/** The heading under which an option is listed. */
export const groupIn = (table: OptionTable, option: Option): string => table.described.get(option.do)?.group ?? 'choose'
