import type { Clause } from './catalog.js'
import type { Option } from './decisions.js'
import { type Card, type CoreState, type Frame, lives, type Ref, refOf, type Seat } from './state.js'
import type { Table } from './table.js'

/** What a window is about: something that may be responded to now. */
export interface Occurrence {
  /** The kind of window; clauses name the kinds they answer. */
  on: string
  /** Whose action it is: the opponent responds first. */
  by: Seat
  /** The card it is about, as it was when it happened; absent when there is none. */
  ref?: Ref
  /** Where on the stack the action is that is responded to; -1 when it has no frame. */
  at: number
  /** Tells occurrences of one window apart, where each may be answered once by the same clause. */
  n?: number
  [field: string]: unknown
}

/** What a game says about responses. */
// biome-ignore lint/suspicious/noExplicitAny: each game narrows its own state
export interface WindowRules<S extends CoreState = any> {
  /** Could a card of this definition legally be in that seat's deck, in this format? */
  pool(t: Table<S>, seat: Seat, def: number): boolean
  /** Cards this seat could respond with now: on table, in hand. */
  sources(t: Table<S>, seat: Seat): readonly Card[]
  /** The clauses of this card that answer this kind of window, where it has more than those printed on it. */
  clauses?(t: Table<S>, on: string, card: Card): readonly Clause[]
  /** Is this card on table? Then what it can do is public. */
  onTable(t: Table<S>, card: Card): boolean
  /** May this clause on this card answer this now? Everything is checked: conditions, targets, costs. */
  may(t: Table<S>, clause: Clause, card: Card, seat: Seat, what: Occurrence): boolean
  /** Could the seat answer with this clause for all that is public: the occurrence, its Force, the size of its hand? */
  might(t: Table<S>, clause: Clause, seat: Seat, what: Occurrence): boolean
  /** Is it still so? A lost card that has left the Lost Pile is no longer just lost. */
  stands?(t: Table<S>, what: Occurrence): boolean
  /** Begins the response. */
  respond(t: Table<S>, seat: Seat, option: Option, what: Occurrence): void
  /** The top-level actions this seat may initiate now. */
  topLevel?(t: Table<S>, seat: Seat, during: string): Option[]
  /** Top-level actions that must be performed in this time frame and have not been. */
  mandatory?(t: Table<S>, during: string): Option[]
  /** Begins a top-level action. */
  begin?(t: Table<S>, seat: Seat, option: Option, during: string): void
  /** Whose turn it is: orders automatic actions that compete. */
  active(t: Table<S>): Seat
}

export function windowRules(t: Table): WindowRules {
  const { windows } = t.rules
  if (windows === undefined) throw new Error(`${t.rules.game} has no response windows`)
  return windows
}

/** What a window asks about, and what was already answered. */
export interface Asked {
  /** One occurrence, or several at the same time. */
  about: Occurrence[]
  /** Responses made, as clause and source: each only once for an occurrence. */
  used?: string[]
}

/** A response, as what is remembered of it. */
export const key = (t: Table, clause: number, card: Card, what: Occurrence): string =>
  `${clause}:${refOf(t.s, card)}${what.n === undefined ? '' : `:${what.n}`}`

/** Is it still so, by the rules of every game and of this one? */
export function stands(t: Table, what: Occurrence): boolean {
  const frame = t.s.stack[what.at] as (Frame & { outcome?: string }) | undefined
  if (frame?.outcome === 'cancelled') return false
  if (what.ref !== undefined && !lives(t.s, what.ref)) return false
  return windowRules(t).stands?.(t, what) ?? true
}

/** Every response this seat may make, named by card and clause, and by the occurrence where there are several. */
export function answers(t: Table, seat: Seat, f: Asked): Option[] {
  const options: Option[] = []
  f.about.forEach((what, n) => {
    for (const card of windowRules(t).sources(t, seat))
      for (const clause of clausesOf(t, what.on, card)) {
        if (clause.ability.automatic || f.used?.includes(key(t, clause.id, card, what))) continue
        if (windowRules(t).may(t, clause, card, seat, what)) options.push(optionOf(f, card, clause, n))
      }
  })
  return options
}

/** Every automatic action that this triggers and that has not happened yet. */
export function automaticTo(t: Table, what: Occurrence, f: Asked, n: number): Option[] {
  const options: Option[] = []
  for (let seat = 0; seat < t.s.seats; seat++)
    for (const card of windowRules(t).sources(t, seat)) {
      if (!windowRules(t).onTable(t, card)) continue
      for (const clause of clausesOf(t, what.on, card)) {
        if (!clause.ability.automatic || f.used?.includes(key(t, clause.id, card, what))) continue
        if (windowRules(t).may(t, clause, card, seat, what)) options.push(optionOf(f, card, clause, n))
      }
    }
  return options
}

const clausesOf = (t: Table, on: string, card: Card): readonly Clause[] =>
  windowRules(t).clauses?.(t, on, card) ?? t.catalog.responses.get(on)?.byDef[t.s.def[card] as number] ?? []

const optionOf = (f: Asked, card: Card, clause: Clause, n: number): Option =>
  f.about.length === 1
    ? { do: 'respond', card, clause: clause.id }
    : { do: 'respond', card, clause: clause.id, subject: n }

/** Is this seat asked at all? Judged by public facts alone: cards on table, and cards that its deck could hold. */
export function opens(t: Table, seat: Seat, what: Occurrence): boolean {
  const rules = windowRules(t)
  for (const card of rules.sources(t, seat)) {
    if (!rules.onTable(t, card)) continue
    for (const clause of clausesOf(t, what.on, card))
      if (!clause.ability.automatic && rules.may(t, clause, card, seat, what)) return true
  }
  const all = t.catalog.responses.get(what.on)?.all ?? []
  return all.some(
    (clause) => !clause.ability.automatic && rules.pool(t, seat, clause.def) && rules.might(t, clause, seat, what),
  )
}
