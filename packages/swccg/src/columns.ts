import {
  type Card,
  CONTROL,
  controllerOf,
  LASTING,
  type Lasting,
  type Ref,
  type Seat,
  TIME,
  touch,
  touchAll,
} from '@dejarik/kernel'
import { BATTLE, HISTORY, MARKS, PLACES, STATUS } from './aspects.js'
import { AT, type Battle, type Factor, other, type State } from './state.js'
import type { Past } from './vocabulary/history.js'

/**
 * The state, read and changed one thing at a time. Only these functions change what modifiers depend on, and each says which
 * aspect of the state it has touched: whatever was read from that is computed anew.
 */

/** The card that it is at, on or aboard; -1: none. */
export const hostOf = (s: State, card: Card): Card => s.host[card] as Card
/** How it lies there: AT, PILOT … */
export const roleOf = (s: State, card: Card): number => s.as[card] as number
/** What it targets from afar; -1: nothing. */
export const aimOf = (s: State, card: Card): Ref => s.aim[card] as Ref
export const hasStatus = (s: State, card: Card, status: number): boolean => ((s.status[card] as number) & status) !== 0
export const isMarked = (s: State, card: Card, mark: number): boolean => ((s.marks[card] as number) & mark) !== 0
/** Something noted on a card by name, until it leaves the table. */
export const noteOn = (s: State, card: Card, name: string): number | undefined => s.named[`${card} ${name}`]

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | null ? Mutable<T[K]> : T[K] }

/** The same state, for the functions below alone. */
const writable = (s: State): Mutable<State> => s as Mutable<State>

/** The same for whoever lays out a table by hand: anything may change. */
export function changing(s: State): Mutable<State> {
  touchAll(s)
  return writable(s)
}

/** The same where this aspect of it changes. */
function touching(s: State, aspect: number): Mutable<State> {
  touch(s, aspect)
  return writable(s)
}

/** A card that was just laid out, lying nowhere on table. */
export function addColumns(s: State): void {
  const w = touching(s, PLACES)
  w.host.push(-1)
  w.as.push(AT)
  w.status.push(0)
  w.marks.push(0)
  w.aim.push(-1)
}

/** What was noted on one card is noted on another, too. */
export function copyNotes(s: State, from: Card, to: Card): void {
  const w = touching(s, STATUS)
  w.status[to] = s.status[from] as number
  touch(s, MARKS)
  w.marks[to] = s.marks[from] as number
}

/** Moves a card on table to another place on table. */
export function place(s: State, card: Card, host: Card, as = AT): void {
  if (hostOf(s, card) === host && roleOf(s, card) === as) return
  const w = touching(s, PLACES)
  w.host[card] = host
  w.as[card] = as
}

/** A card forgets where it lay and what was noted on it. */
export function clearCard(s: State, card: Card): void {
  const w = touching(s, PLACES)
  touch(s, STATUS)
  touch(s, MARKS)
  w.host[card] = -1
  w.as[card] = AT
  w.status[card] = 0
  w.marks[card] = 0
  w.aim[card] = -1
  if (w.grouped[card] !== undefined) delete w.grouped[card]
  for (const key in w.named) if (key.startsWith(`${card} `)) delete w.named[key]
}

export function setStatus(s: State, card: Card, status: number): void {
  const before = s.status[card] as number
  if ((before & status) !== status) touching(s, STATUS).status[card] = before | status
}

export function clearStatus(s: State, card: Card, status: number): void {
  const before = s.status[card] as number
  if ((before & status) !== 0) touching(s, STATUS).status[card] = before & ~status
}

export function mark(s: State, card: Card, mark: number): void {
  touching(s, MARKS).marks[card] = (s.marks[card] as number) | mark
}

export function unmark(s: State, card: Card, mark: number): void {
  touching(s, MARKS).marks[card] = (s.marks[card] as number) & ~mark
}

export function setAim(s: State, card: Card, target: Ref): void {
  touching(s, STATUS).aim[card] = target
}

export function note(s: State, card: Card, name: string, value: number): void {
  touching(s, STATUS).named[`${card} ${name}`] = value
}

export function setController(s: State, card: Card, seat: Seat): void {
  if (controllerOf(s, card) !== seat) touching(s, CONTROL).controller[card] = seat
}

/** rule swccg.owner: theft changes it until the game ends. */
export function setOwner(s: State, card: Card, seat: Seat): void {
  touching(s, CONTROL).owner[card] = seat
  s.controller[card] = seat
}

export function setLine(s: State, line: Card[]): void {
  touching(s, PLACES).line = line
}

export function setGroup(s: State, location: Card, group: string): void {
  touching(s, PLACES).grouped[location] = group
}

/** rule swccg.death-star-mobile-system */
export function setCourse(s: State, system: string, parsec: number, orbit: Card): void {
  const w = touching(s, PLACES)
  w.parsec[system] = parsec
  w.orbit[system] = orbit
}

export function setPhase(s: State, phase: State['phase']): void {
  touching(s, TIME).phase = phase
}

/** Who takes the next turn; nothing that was noted for one turn only is left. */
export function endTurn(s: State): void {
  const w = touching(s, TIME)
  touch(s, MARKS)
  w.marks.fill(0)
  w.drained = []
  w.battled = []
  w.attacked = []
  w.played = []
  w.barred = []
  w.active = other(s.active)
}

export function setStarted(s: State, locations: readonly [Card, Card]): void {
  touching(s, STATUS).started = [...locations]
}

export function setActive(s: State, seat: Seat): void {
  touching(s, TIME).active = seat
}

export function setBattle(s: State, battle: Battle | null): void {
  touch(s, BATTLE)
  touching(s, PLACES).battle = battle as Mutable<Battle> | null
}

/** The battle in progress, to be changed. */
export function changingBattle(s: State): Mutable<Battle> {
  const { battle } = touching(s, BATTLE)
  if (battle === null) throw new Error('There is no battle')
  return battle
}

export function setSegment(s: State, segment: Battle['segment']): void {
  if (s.battle !== null) changingBattle(s).segment = segment
}

export function setAttack(s: State, attack: State['attack']): void {
  touching(s, BATTLE).attack = attack
}

export function addLasting(s: State, lasting: Lasting): void {
  touching(s, LASTING).lasting.push(lasting)
}

export function setLasting(s: State, lasting: Lasting[]): void {
  touching(s, LASTING).lasting = lasting
}

/** rule swccg.modifiers: what is multiplied, and what had been added by then. */
export function setFactors(s: State, factors: Factor[]): void {
  touching(s, STATUS).factors = factors
}

/** Something has happened; `before`: what happened earlier and is still asked for. */
export function addPast(s: State, past: Past, before: Past[]): void {
  touch(s, HISTORY)
  before.push(past)
  s.history = before
}
