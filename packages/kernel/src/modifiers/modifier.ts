import type { Aspects } from '../cache/aspects.js'
import type { Card, Seat } from '../state/state.js'
import type { Scope } from '../vocabulary/interpreter.js'
import type { QueryTree, RefTree, WhoTree } from '../vocabulary/tree.js'
import type { Subject } from './subjects.js'

/** To whom it applies: whatever a query describes, what a reference means, players. */
export type Recipient = QueryTree | RefTree | WhoTree

/** How the recipients of a modifier are found. */
export const QUERY = 0
export const REFERENCE = 1
export const PLAYERS = 2
/** A lasting effect has bound them. */
export const BOUND = 3
export type RecipientKind = typeof QUERY | typeof REFERENCE | typeof PLAYERS | typeof BOUND

/** One change that a text makes as long as it works, as it is printed. */
export class PrintedModifier<C = unknown, R = Recipient> {
  readonly subject: Subject<C>
  /** The number of the clause; of a lasting effect, -1 less the number of its node. */
  readonly clause: number
  readonly change: C
  readonly of: R
  readonly kind: RecipientKind
  /** What must hold for it. */
  readonly while: object | undefined
  /** How it counts among others: a number that the game gives it, 0 for most. */
  readonly rank: number
  /** The half of the card that it is printed on, where each half belongs to another player. */
  readonly side: string | undefined
  /** What of a state it looks at. */
  readonly reads: Aspects

  constructor(
    subject: Subject<C>,
    clause: number,
    change: C,
    of: R,
    kind: RecipientKind,
    holds: object | undefined,
    reads: Aspects,
    rank = 0,
    side: string | undefined = undefined,
  ) {
    this.subject = subject
    this.clause = clause
    this.change = change
    this.of = of
    this.kind = kind
    this.while = holds
    this.rank = rank
    this.side = side
    this.reads = reads
  }
}

/** A modifier that is in effect: its change, whose it is, to whom it applies, and since when. */
export class Modifier<C = unknown, R = Recipient> {
  readonly change: C
  /** The card whose text it is, whatever became of it. */
  readonly source: Card
  readonly clause: number
  /** What its text sees: "you", "this card", what was bound. */
  readonly x: Scope
  /** When a lasting effect began; 0: printed text was there before all of them. */
  readonly since: number
  readonly rank: number
  readonly of: R
  readonly kind: RecipientKind
  /** The cards, or the seats, that a lasting effect has bound. */
  readonly cards: readonly Card[] | null
  readonly seats: readonly Seat[] | null

  constructor(
    { change, clause, of, kind, rank }: PrintedModifier<C, R>,
    source: Card,
    x: Scope,
    since = 0,
    cards: readonly Card[] | null = null,
    seats: readonly Seat[] | null = null,
  ) {
    this.change = change
    this.source = source
    this.clause = clause
    this.x = x
    this.since = since
    this.rank = rank
    this.of = of
    this.kind = cards === null && seats === null ? kind : BOUND
    this.cards = cards
    this.seats = seats
  }
}
