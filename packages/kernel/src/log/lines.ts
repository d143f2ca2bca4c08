import { type Fields, namesCard } from '../decisions/fields.js'
import type { Event } from '../events.js'
import type { Card } from '../state/state.js'
import type { CardArg, Line, LogArg } from './words.js'

type Naming = (card: Card) => CardArg

/**
 * The line that tells an event: its fields, with names in place of the numbers of cards. A card that is not there (-1)
 * is left out.
 */
export function lineOf(event: Event, fields: Fields, name: Naming): Line {
  const args: { [field: string]: LogArg } = {}
  for (const [field, value] of Object.entries(event)) {
    if (field === 'is' || value === undefined) continue
    const told = namesCard(fields, event, field) ? named(value as LogArg, name) : (value as LogArg)
    if (told !== undefined) args[field] = told
  }
  return { key: event.is, args }
}

function named(value: LogArg, name: Naming): LogArg | undefined {
  if (Array.isArray(value)) return value.map((each) => named(each, name) as LogArg)
  if (typeof value !== 'number') return value
  return value < 0 ? undefined : name(value)
}
