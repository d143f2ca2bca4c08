import type { Card, Lasting, Ref, Seat } from '@dejarik/kernel'
import { AT, type Battle, other, type State } from './state.js'

/**
 * The state, read and changed one thing at a time. Only these functions change what lies on table, so that none can forget to
 * say that it has changed: derived numbers are worked out anew after that.
 */

/** The card that it is at, on or aboard; -1: none. */
export const hostOf = (s: State, card: Card): Card => s.host[card] as Card
/** How it lies there: AT, PILOT … */
export const roleOf = (s: State, card: Card): number => s.as[card] as number
/** What it targets from afar; -1: nothing. */
export const aimOf = (s: State, card: Card): Ref => s.aim[card] as Ref
export const hasStatus = (s: State, card: Card, status: number): boolean => ((s.status[card] as number) & status) !== 0
export const isMarked = (s: State, card: Card, mark: number): boolean => ((s.marks[card] as number) & mark) !== 0
export const marksOf = (s: State, card: Card): number => s.marks[card] as number
/** Something noted on a card by name, until it leaves the table. */
export const noteOn = (s: State, card: Card, name: string): number | undefined => s.named[`${card} ${name}`]

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object | null ? Mutable<T[K]> : T[K] }

/** The same state, for the functions below alone. */
const writable = (s: State): Mutable<State> => s as Mutable<State>

/** The same, and what was derived from the table before no longer holds. For whoever lays out a table by hand, too. */
export function changing(s: State): Mutable<State> {
  const w = writable(s)
  w.epoch += 1
  return w
}

/** A card that was just laid out, lying nowhere on table. */
export function addColumns(s: State): void {
  const w = changing(s)
  w.host.push(-1)
  w.as.push(AT)
  w.status.push(0)
  w.marks.push(0)
  w.aim.push(-1)
}

/** What was noted on one card is noted on another, too. */
export function copyNotes(s: State, from: Card, to: Card): void {
  const w = changing(s)
  w.status[to] = s.status[from] as number
  w.marks[to] = s.marks[from] as number
}

/** Moves a card on table to another place on table. */
export function place(s: State, card: Card, host: Card, as = AT): void {
  const { host: hosts, as: roles } = changing(s)
  hosts[card] = host
  roles[card] = as
}

/** A card forgets where it lay and what was noted on it. */
export function clearCard(s: State, card: Card): void {
  const w = changing(s)
  w.host[card] = -1
  w.as[card] = AT
  w.status[card] = 0
  w.marks[card] = 0
  w.aim[card] = -1
  if (w.grouped[card] !== undefined) delete w.grouped[card]
  for (const key in w.named) if (key.startsWith(`${card} `)) delete w.named[key]
}

export function setStatus(s: State, card: Card, status: number): void {
  changing(s).status[card] = (s.status[card] as number) | status
}

export function clearStatus(s: State, card: Card, status: number): void {
  changing(s).status[card] = (s.status[card] as number) & ~status
}

/** Marks are for the rules: no text asks for them. */
export function mark(s: State, card: Card, mark: number): void {
  writable(s).marks[card] = (s.marks[card] as number) | mark
}

export function unmark(s: State, card: Card, mark: number): void {
  writable(s).marks[card] = (s.marks[card] as number) & ~mark
}

export function setMarks(s: State, card: Card, marks: number): void {
  writable(s).marks[card] = marks
}

export function setAim(s: State, card: Card, target: Ref): void {
  changing(s).aim[card] = target
}

export function note(s: State, card: Card, name: string, value: number): void {
  changing(s).named[`${card} ${name}`] = value
}

export function setController(s: State, card: Card, seat: Seat): void {
  changing(s).controller[card] = seat
}

/** rule swccg.owner: theft changes it until the game ends. */
export function setOwner(s: State, card: Card, seat: Seat): void {
  changing(s).owner[card] = seat
  s.controller[card] = seat
}

export function setLine(s: State, line: Card[]): void {
  changing(s).line = line
}

export function setGroup(s: State, location: Card, group: string): void {
  changing(s).grouped[location] = group
}

/** rule swccg.death-star-mobile-system */
export function setCourse(s: State, system: string, parsec: number, orbit: Card): void {
  const w = changing(s)
  w.parsec[system] = parsec
  w.orbit[system] = orbit
}

export function setPhase(s: State, phase: State['phase']): void {
  changing(s).phase = phase
}

/** Who takes the next turn; nothing that was noted for one turn only is left. */
export function endTurn(s: State): void {
  const w = changing(s)
  w.marks.fill(0)
  w.drained = []
  w.battled = []
  w.attacked = []
  w.played = []
  w.barred = []
  w.active = other(s.active)
}

export function setStarted(s: State, locations: readonly [Card, Card]): void {
  changing(s).started = [...locations]
}

export function setActive(s: State, seat: Seat): void {
  changing(s).active = seat
}

export function setBattle(s: State, battle: Battle | null): void {
  changing(s).battle = battle as Mutable<Battle> | null
}

/** The battle in progress, to be changed. */
export function changingBattle(s: State): Mutable<Battle> {
  const { battle } = changing(s)
  if (battle === null) throw new Error('There is no battle')
  return battle
}

export function setSegment(s: State, segment: Battle['segment']): void {
  if (s.battle !== null) changingBattle(s).segment = segment
}

export function setAttack(s: State, attack: State['attack']): void {
  changing(s).attack = attack
}

export function addLasting(s: State, lasting: Lasting): void {
  changing(s).lasting.push(lasting)
}

export function setLasting(s: State, lasting: Lasting[]): void {
  changing(s).lasting = lasting
}
