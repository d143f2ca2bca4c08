import type { Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import type { Event } from '../events.js'
import type { CoreState, Seat } from '../state/state.js'
import { durable } from './durable.js'

/** 53 bits of hash of a text, as 14 hex digits; not for secrets. */
export function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 2654435761)
    b = Math.imul(b ^ c, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, '0')
}

/** A hash of the whole state, frames and generator included: for comparing states of one build, never for records. */
export const fingerprint = (s: CoreState): string => hash(JSON.stringify(s))

/** JSON with sorted keys and without absent fields: the same text for the same value. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`
}

/** What every seat and a spectator see now. Cards and clauses go by their names, so other cards do not matter. */
export function digest<S extends CoreState, D>(e: Engine<S, D>, s: S): string {
  const eyes: (Seat | 'public')[] = [...Array.from({ length: s.seats }, (_, seat) => seat), 'public']
  return hash(canonical(durable(e.catalog, [...eyes.map((seat) => e.view(s, seat)), s.result])))
}

/** How many hex digits an answer's check has. */
export const CHECK = 4

/** A short hash of what one answer brought: what happened, who is asked now, and what they may answer. */
export function checkOf<S extends CoreState, D>(e: Engine<S, D>, s: S, events: readonly Event[]): string {
  const { catalog } = e
  const asked = s.decision && {
    seat: s.decision.seat,
    // Sorted: in which order options are listed is no part of the rules.
    options: [...new Set(s.decision.options.map((option) => canonical(durable(catalog, comparable(option)))))].sort(),
  }
  return hash(canonical([durable(catalog, events.filter(isComparable)), asked, s.result])).slice(-CHECK)
}

/** Where any card of the catalog may be named, the options are as many as there are cards. */
const comparable = (option: Option): Option => ('def' in option ? { do: option.do } : option)

/** Passes that are made for a seat depend on which cards there are to respond with. */
const isComparable = ({ is }: Event): boolean => is !== 'passed'
