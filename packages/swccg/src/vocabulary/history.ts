import { type Card, type Occurrence, type Ref, refOf, type Seat } from '@dejarik/kernel'
import { partsOf, type Scope } from '@dejarik/kernel/vocabulary'
import { addPast } from '../columns.js'
import type { Condition, Pattern, Period, Value } from '../effects/tree.js'
import type { Table } from '../state.js'
import { happeningOf, matchesPattern, numberIn } from './patterns.js'

/** Something that has happened: what of it a pattern can ask, and when it was. It has no frame any more. */
export interface Past {
  on: string
  by: Seat
  at: -1
  ref?: Ref
  number: number
  turn: number
  phase: string
  /** Where the battle was in which it happened; -1: in none. */
  battle: Card
  [field: string]: unknown
}

/** The windows about what some text of a catalog asks later; `true` for those that it asks about until the game ends. */
const asked = new WeakMap<object, ReadonlyMap<string, boolean>>()

function askedIn(t: Table): ReadonlyMap<string, boolean> {
  const known = asked.get(t.catalog)
  if (known !== undefined) return known
  const made = new Map<string, boolean>()
  for (const { ability } of t.catalog.clauses)
    for (const part of partsOf<Condition | Exclude<Value, string | number>>(ability)) {
      const pattern = 'happened' in part ? part.happened : 'past' in part ? part.past : undefined
      if (pattern === undefined || !('in' in part)) continue
      for (const on of [pattern.on].flat())
        made.set(`just-${on}`, made.get(`just-${on}`) === true || part.in === 'game')
    }
  asked.set(t.catalog, made)
  return made
}

/** Remembers what has happened, where some text may ask for it. What texts ask about this turn goes with the turn. */
export function note(t: Table, what: Occurrence): void {
  const asking = askedIn(t)
  if (!asking.has(what.on)) return
  const { s } = t
  const isAsked = (each: Past): boolean => each.turn === s.turn || asking.get(each.on) === true
  addPast(s, remembered(t, what), s.history.every(isAsked) ? s.history : s.history.filter(isAsked))
}

const isKept = (value: unknown): boolean => value !== undefined && typeof value !== 'function'

/** What is kept of it: all that a pattern can ask, and when it was. */
function remembered(t: Table, what: Occurrence): Past {
  const { s } = t
  const made: Past = {
    on: what.on,
    by: what.by,
    at: -1,
    number: numberIn(t, what),
    turn: s.turn,
    phase: s.phase,
    battle: s.battle?.at ?? -1,
  }
  if (what.ref !== undefined) made.ref = what.ref
  else if (typeof what.card === 'number' && what.card >= 0) made.ref = refOf(s, what.card)
  for (const field of keptFields) {
    const value = what[field]
    if (isKept(value)) made[field] = value
  }
  return made
}

const keptFields = ['seat', 'user', 'to', 'location', 'from', 'zone', 'kind', 'deed', 'nth', 'versus', 'cause'] as const

/** rule swccg.battle: one battle at a place in a turn, so that turn and place tell it. */
function isWithin(t: Table, each: Past, period: Period): boolean {
  const { s } = t
  if (period === 'game') return true
  if (each.turn !== s.turn) return false
  if (period === 'turn') return true
  if (period === 'phase') return each.phase === s.phase
  return s.battle !== null && each.battle === s.battle.at
}

const isMeant = (t: Table, each: Past, pattern: Pattern, period: Period, x: Scope, you: Seat): boolean => {
  const on = happeningOf(each.on)
  const named = typeof pattern.on === 'string' ? pattern.on === on : pattern.on.includes(on as never)
  return named && isWithin(t, each, period) && matchesPattern(t, pattern, each as Occurrence, x, you)
}

/** Has such a thing happened in that time? */
export function hasHappened(t: Table, pattern: Pattern, period: Period, x: Scope, you: Seat): boolean {
  for (const each of t.s.history) if (isMeant(t, each, pattern, period, x, you)) return true
  return false
}

/** The sum of the numbers of such happenings in that time. */
export function sumOfPast(t: Table, pattern: Pattern, period: Period, x: Scope, you: Seat): number {
  let sum = 0
  for (const each of t.s.history) if (isMeant(t, each, pattern, period, x, you)) sum += each.number
  return sum
}
