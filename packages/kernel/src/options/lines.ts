import type { Option } from '../decisions/decisions.js'
import type { FieldKind } from '../decisions/fields.js'
import type { Line, LogArg } from '../log/words.js'
import type { Json } from '../state/json.js'
import type { OptionTable } from './table.js'

/** How a game puts what a field holds into a line; undefined where it is left out. */
export type ArgOf = (kind: FieldKind, value: Json, field: string) => LogArg | undefined

/** One option, as a key and what it is about. */
export function optionLine(table: OptionTable, option: Option, argOf: ArgOf, t: unknown, reader: unknown): Line {
  const kind = table.described.get(option.do)
  const args: Record<string, LogArg> = {}
  for (const [field, holds] of table.of(option) ?? []) {
    const value = option[field]
    const arg = value === undefined ? undefined : argOf(holds, value, field)
    if (arg !== undefined) args[field] = arg
  }
  for (const [field, arg] of Object.entries(kind?.args?.(option, t, reader) ?? {})) {
    if (arg === undefined) delete args[field]
    else args[field] = arg
  }
  return kind?.reads === undefined ? { key: 'other', args: { do: option.do, ...args } } : { key: option.do, args }
}
