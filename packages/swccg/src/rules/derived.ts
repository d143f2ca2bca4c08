import type { Card } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { cardsIn, TABLE } from './zones.js'

/**
 * When something was read: which table it was, and which moment of it. Every table and every moment has a number of its own,
 * over all states; a copy of a state has the same table until something changes on it.
 */
interface Dates {
  epoch: number
  clock: number
  phase: State['phase']
  /** What was read of the table holds as long as this is the same. */
  table: number
  /** What could depend on more than the table is read anew with every card that moves anywhere. */
  moment: number
}

/** What is derived from the state that was asked about last, and holds until anything changes that it could depend on. */
interface Derived {
  s: State | null
  dates: Dates
  table: number
  moment: number
  /** The table of which nothing is said that asks for the phase, or for whose turn it is. */
  timeless: number
  silenced: Set<Card> | null
  /** Does any text give abilities, and at which moment that was found out. */
  given: boolean
  givenAt: number
  /** What lies directly on each card that has anything on it. */
  on: (Card[] | undefined)[] | null
  /** The active cards of a seat at a location, by both, and the table of each. */
  readonly cardsAt: (readonly Card[])[]
  readonly cardsIn: number[]
  /** The total ability of a seat at a location, by both, and the date of each. */
  readonly totals: number[]
  readonly totalsAt: number[]
  /** Texts being read right now: numbers computed meanwhile are not whole. */
  depth: number
}

/** The last number that was given to a table or a moment. */
let last = 0

const dateOf = new WeakMap<State, Dates>()

const now: Derived = {
  s: null,
  dates: { epoch: 0, clock: 0, phase: 'starting', table: 0, moment: 0 },
  table: 0,
  moment: 0,
  timeless: 0,
  silenced: null,
  given: false,
  givenAt: 0,
  on: null,
  cardsAt: [],
  cardsIn: [],
  totals: [],
  totalsAt: [],
  depth: 0,
}

/** The derived facts of this state as it is now. */
export const derived = (t: Table): Derived => derivedOf(t.s)

export function derivedOf(s: State): Derived {
  const { dates } = now
  return now.s === s && dates.epoch === s.epoch && dates.clock === s.clock ? now : renewed(s)
}

function renewed(s: State): Derived {
  const dates = datesOf(s)
  now.s = s
  now.dates = dates
  now.moment = dates.moment
  if (now.table === dates.table) return now
  now.table = dates.table
  now.silenced = null
  now.on = null
  return now
}

/** The dates of this state as it is now. */
function datesOf(s: State): Dates {
  const { clock, epoch } = s
  const dates = now.s === s ? now.dates : dateOf.get(s)
  if (dates === undefined) return dated(s, ++last)
  if (dates.clock !== clock || dates.epoch !== epoch) dates.moment = ++last
  if (dates.epoch !== epoch && !isOnlyLater(s, dates)) dates.table = ++last
  dates.clock = clock
  dates.epoch = epoch
  dates.phase = s.phase
  return dates
}

/** Is another phase all that has changed, and nothing said of the table asks for that? A phase raises the epoch by one. */
const isOnlyLater = ({ epoch, phase }: State, before: Dates): boolean =>
  epoch === before.epoch + 1 && phase !== before.phase && before.phase !== 'starting' && now.timeless === before.table

function dated(s: State, table: number): Dates {
  const dates = { epoch: s.epoch, clock: s.clock, phase: s.phase, table, moment: ++last }
  dateOf.set(s, dates)
  return dates
}

/** A state was copied, and hidden cards may have been dealt anew in the copy: what was read of the table holds there too. */
export function copied(from: State, to: State): void {
  if (isSameTable(from, to)) dated(to, derivedOf(from).table)
}

/** Do the same cards lie on table? All else that is public was copied. */
function isSameTable(a: State, b: State): boolean {
  for (let seat = 0; seat < a.seats; seat++)
    for (const card of cardsIn(a, seat, TABLE)) if (a.def[card] !== b.def[card]) return false
  return true
}
