import type { Event } from '../events.js'
import type { OptionTable } from '../options/table.js'
import type { CoreState } from '../state/state.js'
import type { Option } from './decisions.js'
import type { FieldKind, Fields, Told } from './fields.js'

const isWhole = (value: unknown, least: number, below: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < below

/** Is this what a field of that kind may hold? -1 stands for nothing. */
const holds: Readonly<Record<FieldKind, (value: unknown, s: CoreState) => boolean>> = {
  card: (value, s) => isWhole(value, -1, s.def.length),
  seat: (value, s) => isWhole(value, -1, s.seats),
  die: (value) => isWhole(value, 0, Number.POSITIVE_INFINITY),
  place: (value) => isWhole(value, -1, Number.POSITIVE_INFINITY),
  arena: (value) => isWhole(value, -1, Number.POSITIVE_INFINITY),
  part: (value) => isWhole(value, -1, Number.POSITIVE_INFINITY),
  amount: (value) => typeof value === 'number' || value === null,
  pile: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  options: (value) => typeof value === 'object',
}

/** What is wrong with an event or an option, by the fields that its game declares; null if nothing. */
export function fieldFault(fields: Fields, told: Told, s: CoreState): string | null {
  const declared = fields.of(told)
  if (declared === undefined) return `${JSON.stringify(told)} is of a kind that is not declared`
  for (const [field, value] of Object.entries(told)) {
    if (field === 'is' || field === 'do' || value === undefined) continue
    const kind = declared.get(field)
    if (kind === undefined) return `${JSON.stringify(told)} has a field '${field}' that is not declared`
    const each = Array.isArray(value) && kind !== 'options' ? value : [value]
    if (!each.every((one) => holds[kind](one, s))) return `'${field}' of ${JSON.stringify(told)} is no ${kind}`
  }
  return null
}

/** The same for an option. It has all fields that its kind needs, in the declared order: one kind, one shape. */
export function optionFault(table: OptionTable, option: Option, s: CoreState): string | null {
  const fault = fieldFault(table, option, s)
  if (fault !== null || !table.described.has(option.do)) return fault
  const lacks = table.needed(option).find((field) => option[field] === undefined)
  if (lacks !== undefined) return `${JSON.stringify(option)} lacks '${lacks}'`
  const declared = [...(table.of(option)?.keys() ?? [])].filter((field) => field in option)
  const inOrder = Object.keys(option).filter((field) => field !== 'do')
  return inOrder.every((field, i) => field === declared[i])
    ? null
    : `${JSON.stringify(option)} has its fields in another order`
}

/** The same for an event, as those whom it is for see it and as the others do. */
export function eventFault(fields: Fields, event: Event, s: CoreState): string | null {
  const { to, others, ...rest } = event
  if (to === undefined) return others === undefined ? fieldFault(fields, event, s) : 'others see what all may see'
  if (!isWhole(to, 0, 1 << s.seats)) return `'to' of ${JSON.stringify(event)} is no set of seats`
  return fieldFault(fields, rest as Event, s) ?? (others === undefined ? null : eventFault(fields, others, s))
}
