import type { Clause } from '../abilities/catalog.js'
import type { Option } from '../decisions/decisions.js'
import { nth } from '../nth.js'
import { definitionOf } from '../state/columns.js'
import { type Card, type CoreState, type Frame, lives, NONE, type Ref, refOf, type Seat } from '../state/state.js'
import type { ClauseOf, Table } from '../table.js'

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
export interface WindowRules<S extends CoreState = CoreState> {
  /** Could a card of this definition legally be in that seat's deck, in this format? */
  pool(t: Table<S>, seat: Seat, def: number): boolean
  /** Cards this seat could respond with now: on table, in hand; cards that answer no such window may be left out. */
  sources(t: Table<S>, seat: Seat, on: string): readonly Card[]
  /** The clauses of this card among which are those that answer this kind of window, where it has others than printed. */
  clauses?(t: Table<S>, on: string, card: Card): readonly ClauseOf<S>[]
  /** The cards that have given this clause to that card: each gives an instance of its own. */
  givers?(t: Table<S>, clause: ClauseOf<S>, card: Card): readonly Card[]
  /** Is this card on table? Then what it can do is public. */
  onTable(t: Table<S>, card: Card): boolean
  /** May this clause on this card answer this now? Everything is checked: conditions, targets, costs. */
  may(t: Table<S>, clause: ClauseOf<S>, card: Card, seat: Seat, what: Occurrence, from?: Card): boolean
  /** Could the seat answer with this clause for all that is public: the occurrence, its Force, the size of its hand? */
  might(t: Table<S>, clause: ClauseOf<S>, seat: Seat, what: Occurrence): boolean
  /** Could it with any clause that `pool` lets it have? Asked instead of both, where a game can tell by less. */
  mightAtAll?(t: Table<S>, seat: Seat, what: Occurrence): boolean
  /** Responses that rules give rather than a clause: a react. */
  also?(t: Table<S>, seat: Seat, what: Occurrence): Option[]
  /** Could there be such a response, for all that is public? */
  mightAlso?(t: Table<S>, seat: Seat, what: Occurrence): boolean
  /** Automatic actions that no clause on table makes: what an effect has been waiting for. Each names who makes it: `by`. */
  alsoAutomatic?(t: Table<S>, what: Occurrence): Option[]
  /** Can nothing and nobody answer this, as all can see? Then no window is opened; see `isUnanswerable`. */
  isIdle?(t: Table<S>, what: Occurrence): boolean
  /** Windows that open even where no clause in the catalog answers them. */
  readonly always?: ReadonlySet<string>
  /** Something may be responded to: whatever comes of it, a game may remember it. */
  note?(t: Table<S>, what: Occurrence): void
  /** Is it still so? A lost card that has left the Lost Pile is no longer just lost. */
  stands?(t: Table<S>, what: Occurrence): boolean
  /** May this clause on this card answer what it has answered? */
  again?(t: Table<S>, clause: ClauseOf<S>, card: Card): boolean
  /** Begins the response. */
  respond(t: Table<S>, seat: Seat, option: Option, what: Occurrence): void
  /** The top-level actions this seat may initiate now. */
  topLevel?(t: Table<S>, seat: Seat, during: string): Option[]
  /** Is this time frame over, whoever would still act? */
  closed?(t: Table<S>, during: string): boolean
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
export const key = (t: Table, clause: number, card: Card, what: Occurrence, from?: Card): string =>
  `${clause}:${refOf(t.s, card)}${from === undefined ? '' : `<${from}`}${what.n === undefined ? '' : `:${what.n}`}`

/** Is it still so, by the rules of every game and of this one? */
export function stands(t: Table, what: Occurrence): boolean {
  // Only actions are cancelled.
  if (t.rules.actions !== undefined) {
    const frame = t.s.stack[what.at] as (Frame & { outcome?: string }) | undefined
    if (frame?.outcome === 'cancelled') return false
  }
  if (what.ref !== undefined && !lives(t.s, what.ref)) return false
  return windowRules(t).stands?.(t, what) ?? true
}

/** Of these, whatever is still so: nearly always all of them. */
export function standing(t: Table, about: Occurrence[]): Occurrence[] {
  for (const what of about) if (!stands(t, what)) return thoseStanding(t, about)
  return about
}

const thoseStanding = (t: Table, about: Occurrence[]): Occurrence[] => about.filter((each) => stands(t, each))

/** Every response this seat may make, named by card and clause, and by the occurrence where there are several. */
export function answers(t: Table, seat: Seat, f: Asked): Option[] {
  const rules = windowRules(t)
  const options: Option[] = []
  for (let n = 0; n < f.about.length; n++) {
    const what = nth(f.about, n)
    for (const card of rules.sources(t, seat, what.on))
      for (const clause of clausesOf(t, what.on, card)) {
        if (clause.automatic || !clause.responds.includes(what.on)) continue
        for (const from of giversOf(t, clause, card)) {
          if (f.used?.includes(key(t, clause.id, card, what, from)) && !rules.again?.(t, clause, card)) continue
          if (rules.may(t, clause, card, seat, what, from)) options.push(optionOf(f, card, clause, n, from))
        }
      }
    if (rules.also !== undefined) for (const option of rules.also(t, seat, what)) options.push(about(f, option, n))
  }
  return options
}

const printed: readonly undefined[] = [undefined]

/** Who gave it; nobody, where it is printed there. */
function giversOf(t: Table, clause: Clause, card: Card): readonly (Card | undefined)[] {
  const found = clause.def === NONE ? windowRules(t).givers?.(t, clause, card) : undefined
  return found === undefined || found.length === 0 ? printed : found
}

/** An option about one of several occurrences says which. */
const about = (f: Asked, option: Option, n: number): Option =>
  f.about.length === 1 ? option : { ...option, subject: n }

/** Every automatic action that one of these triggers and that has not happened yet. */
export function automaticTo(t: Table, f: Asked, n: number, options: Option[]): void {
  const what = nth(f.about, n)
  const { alsoAutomatic } = windowRules(t)
  const seats = t.catalog.responses.get(what.on)?.automatic ? t.s.seats : 0
  for (let seat = 0; seat < seats; seat++)
    for (const card of windowRules(t).sources(t, seat, what.on)) {
      if (!windowRules(t).onTable(t, card)) continue
      for (const clause of clausesOf(t, what.on, card)) {
        if (!clause.automatic || !clause.responds.includes(what.on)) continue
        if (f.used?.includes(key(t, clause.id, card, what))) continue
        if (!windowRules(t).may(t, clause, card, seat, what)) continue
        const option = optionOf(f, card, clause, n)
        options.push(seat === t.s.controller[card] ? option : { ...option, by: seat })
      }
    }
  if (alsoAutomatic !== undefined) for (const option of alsoAutomatic(t, what)) options.push(about(f, option, n))
}

/** Could anything be an automatic answer to one of these, whatever lies on the table? */
export function isAnyAutomatic(t: Table, about: readonly Occurrence[]): boolean {
  if (windowRules(t).alsoAutomatic !== undefined) return true
  for (const { on } of about) if (t.catalog.responses.get(on)?.automatic) return true
  return false
}

/** The clauses of a card among which are those that answer this kind of window. */
const clausesOf = (t: Table, on: string, card: Card): readonly Clause[] =>
  windowRules(t).clauses?.(t, on, card) ?? t.catalog.responses.get(on)?.byDef[definitionOf(t.s, card)] ?? NO_CLAUSES

const NO_CLAUSES: readonly Clause[] = []

function optionOf(f: Asked, card: Card, clause: Clause, n: number, from?: Card): Option {
  const option = about(f, { do: 'respond', card, clause: clause.id }, n)
  return from === undefined ? option : { ...option, from }
}

/** Could the seat answer with a card that others do not see, for all that is public? */
export function mightAtAll(t: Table, seat: Seat, what: Occurrence): boolean {
  const rules = windowRules(t)
  for (const clause of t.catalog.responses.get(what.on)?.all ?? NO_CLAUSES)
    if (!clause.automatic && rules.pool(t, seat, clause.def) && rules.might(t, clause, seat, what)) return true
  return false
}

/** Is this seat asked about any of these? */
export function opensAny(t: Table, seat: Seat, about: readonly Occurrence[]): boolean {
  for (const what of about) if (opens(t, seat, what)) return true
  return false
}

/** Is this seat asked at all? Judged by public facts alone: cards that its deck could hold, and cards on table. */
export function opens(t: Table, seat: Seat, what: Occurrence): boolean {
  const rules = windowRules(t)
  if (rules.mightAtAll ? rules.mightAtAll(t, seat, what) : mightAtAll(t, seat, what)) return true
  if (rules.mightAlso?.(t, seat, what)) return true
  for (const card of rules.sources(t, seat, what.on)) {
    if (!rules.onTable(t, card)) continue
    for (const clause of clausesOf(t, what.on, card)) {
      if (clause.automatic || !clause.responds.includes(what.on)) continue
      for (const from of giversOf(t, clause, card)) if (rules.may(t, clause, card, seat, what, from)) return true
    }
  }
  return false
}

/** Does nothing answer this by itself, and could nobody, as all can see? */
export function isUnanswerable(t: Table, what: Occurrence): boolean {
  if (!stands(t, what)) return true
  for (let seat = 0; seat < t.s.seats; seat++) if (opens(t, seat, what)) return false
  const options: Option[] = []
  automaticTo(t, { about: [what] }, 0, options)
  return options.length === 0
}
