import {
  type CoreState,
  cutBack,
  type Decision,
  type Engine,
  EVERY,
  type Event,
  type GameRecord,
  give,
  isEdit,
  newRecord,
  type Option,
  play,
  type Seat,
  startOf,
  type Watch,
} from '@dejarik/kernel'
import { Refused, said } from '@dejarik/kernel/log'
import type { Eyes, LogLine } from '../protocol.js'
import { chairsOf, eyesOf, playerAt, type Player as Seated, watcherAt } from './chairs.js'
import type { GameOfTable } from './game.js'
import type { Lesson } from './lesson.js'

/** Who sits where; a seat without a bot is a person's. */
export interface Player {
  readonly name: string
  readonly bot?: string
}

/** What the table adds to a record. */
export interface TableInfo {
  readonly players: readonly Player[]
  /** A first game, told as it is played. */
  readonly guided?: true
  /** It begins with the position of a lesson, which goes on or is left behind. */
  readonly lesson?: 'on' | 'over'
  /** How it ended where no rule ended it. */
  readonly ended?: { readonly how: 'concede' | 'draw'; readonly seat: Seat }
}

/** A game on paper, as it is kept in the browser and as it is downloaded: a record that says who sat where. */
export type Paper = GameRecord & { readonly table: TableInfo }

/** What a game is begun with, or taken up from. */
export type Sheet = Omit<Paper, 'record' | 'game' | 'rules'>

interface Told {
  readonly at: number
  /** By player: what was told does not change when players change seats. */
  readonly lines: ReadonlyMap<Seated | 'public', LogLine>
}

/** A position is kept after every so many answers, so that going back is quick. */
const KEPT = 20

export interface Session {
  readonly game: GameOfTable
  readonly names: readonly string[]
  readonly people: readonly Seated[]
  /** Everybody who may look at this table. */
  readonly watchers: readonly (Seated | 'public')[]
  info: TableInfo
  s: CoreState
  record: GameRecord
  /** Which player gave each answer. */
  readonly by: Seated[]
  readonly told: Told[]
  readonly kept: CoreState[]
  readonly lesson: Lesson | null
}

const peopleOf = ({ players }: TableInfo): Seated[] => players.flatMap(({ bot }, player) => (bot ? [] : [player]))

const watching =
  (session: Session): Watch =>
  (event) => {
    const lines = new Map<Seated | 'public', LogLine>()
    const { game, s, by } = session
    const chairs = chairsOf(session, s)
    const then = { at: by.length, ...(chairs === null ? {} : { chairs: [...chairs] }) }
    for (const watcher of session.watchers) {
      const line = game.tell(s, event, eyesOf(session, watcher, s))
      if (line !== null) lines.set(watcher, { ...then, ...line })
    }
    if (lines.size > 0) session.told.push({ at: session.by.length, lines })
  }

/** Begins a game, or takes up one on paper where it was left. */
export function begin(game: GameOfTable, from: Sheet, lesson: Lesson | null = null): Session {
  const e = game.engine
  const early: Event[] = []
  const s = startOf(e, from, (event) => early.push(event))
  const people = peopleOf(from.table)
  const session: Session = {
    game,
    names: from.table.players.map(({ name }) => name),
    people,
    watchers: people.length > 0 ? people : [...from.table.players.map((_player, seat) => seat), 'public'],
    info: from.table,
    s,
    record: { ...newRecord(e, from.format, from.decks, from.seed, from.start), undone: [...from.undone] },
    by: [],
    told: [],
    kept: [e.clone(s)],
    lesson,
  }
  early.forEach(watching(session))
  for (const option of from.answers) {
    answer(session, option)
    mustAgree(session, from)
  }
  return session
}

/** Where the cards are the same, the game must be too; with other cards what is still legal is played on. */
function mustAgree({ record, game }: Session, from: Pick<Paper, 'digests' | 'catalog'>): void {
  const n = record.digests.length
  if (record.answers.length % EVERY !== 0 || from.catalog !== game.engine.catalog.digest) return
  const kept = from.digests[n - 1]
  if (kept !== undefined && kept !== record.digests[n - 1])
    throw new Refused(said('Up to answer {0} the game goes another way than recorded', record.answers.length))
}

export function answer(session: Session, option: Option, forced?: (decision: Decision) => void): void {
  const { game, s, record, by, kept } = session
  const seat = isEdit(option) ? option.by : (game.engine.decision(s)?.seat ?? 0)
  by.push(playerAt(session, seat, s))
  try {
    play(forced ? hearing(game.engine, forced) : game.engine, s, record, option, watching(session))
  } catch (error) {
    by.pop()
    throw error
  }
  if (by.length % KEPT === 0) kept[by.length / KEPT] = game.engine.clone(s)
}

/** The same engine, which tells of every decision that it answers by itself. */
const hearing = (e: Engine, forced: (decision: Decision) => void): Engine => ({
  ...e,
  answer: (s, option, watch) => e.answer(s, option, watch, forced),
})

/** The state after so many answers. */
export function stateAt({ game, s, kept, record }: Session, at: number): CoreState {
  const e = game.engine
  if (at >= record.answers.length) return s
  const first = Math.min(Math.floor(at / KEPT), kept.length - 1)
  const made = e.clone(kept[first] as CoreState)
  for (const option of record.answers.slice(first * KEPT, at)) give(e, made, option)
  return made
}

/** Goes back to the first answers; the rest is undone. */
export function takeBack(session: Session, keep: number): void {
  session.s = session.game.engine.clone(stateAt(session, keep))
  session.record = cutBack(session.record, keep)
  session.by.length = keep
  session.kept.length = Math.floor(keep / KEPT) + 1
  while (session.told.length > 0 && session.told.at(-1)!.at > keep) session.told.pop()
  const { ended: _, ...info } = session.info
  session.info = info
}

/** What these eyes were told: up to an answer, or of the first so many things that happened. */
export const toldTo = (
  session: Session,
  eyes: Eyes,
  upTo = Number.POSITIVE_INFINITY,
  first = Number.POSITIVE_INFINITY,
): LogLine[] => {
  const watcher = watcherAt(session, eyes, session.s)
  return session.told.flatMap(({ at, lines }, i) => (at <= upTo && i < first ? (lines.get(watcher) ?? []) : []))
}

/** Tells one seat alone of the answer that is about to be given. */
export function tellOnly(session: Session, seat: Seat, line: Omit<LogLine, 'at'>): void {
  const at = session.by.length + 1
  session.told.push({ at, lines: new Map([[playerAt(session, seat, session.s), { at, ...line }]]) })
}

/** A game of its own that begins like this one and goes on from that answer. */
export function branchOf(paper: Paper, at: number): Paper {
  const { ended: _, ...table } = paper.table
  return { ...paper, ...cutBack(paper, at), table }
}

export const paperOf = ({ record, info }: Session): Paper => ({ ...record, table: info })
