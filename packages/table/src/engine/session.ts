import {
  type CoreState,
  changedCards,
  checkAt,
  cutBack,
  type Decision,
  type Engine,
  type Event,
  type GameRecord,
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
import type { GameOfTable } from './game.js'
import type { Lesson } from './lesson.js'
import { answered, type Counting, counter, countsOf, cutMoments, isOpen, type Moment, passedOver } from './moments.js'
import { chairsOf, eyesOf, playerAt, type Player as Seated, watcherAt } from './players.js'
import { KEPT, stateAt } from './state-at.js'

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
  /** How many moments everybody has counted so far, and each person. */
  readonly moments?: Readonly<Record<string, number>>
  /** It begins with the position of a lesson, which goes on or is left behind. */
  readonly lesson?: 'on' | 'over'
  /** How it ended where no rule ended it. */
  readonly ended?: { readonly how: 'concede' | 'draw'; readonly seat: Seat }
}

/** A game on paper, as it is kept in the browser and as it is downloaded: a record that says who sat where. */
export type Paper = GameRecord & { readonly table: TableInfo }

/** What a game is begun with, or taken up from. */
export type Sheet = Pick<Paper, 'format' | 'decks' | 'seed' | 'start' | 'answers' | 'undone' | 'table'> &
  Partial<Pick<Paper, 'rules' | 'cards' | 'checks'>>

interface Told {
  /** After how many answers, and how many moments. */
  readonly at: number
  readonly moments: number
  /** By player: what was told does not change when players change seats. */
  readonly lines: ReadonlyMap<Seated | 'public', Omit<LogLine, 'at'>>
}

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
  /** Every question that was answered, and every public moment that the engine answered. */
  readonly moments: Moment[]
  readonly kept: CoreState[]
  readonly lesson: Lesson | null
}

const peopleOf = ({ players }: TableInfo): Seated[] => players.flatMap(({ bot }, player) => (bot ? [] : [player]))

const watching =
  (session: Session): Watch =>
  (event) => {
    const lines = new Map<Seated | 'public', Omit<LogLine, 'at'>>()
    const { game, s, by, moments } = session
    const chairs = chairsOf(session, s)
    const then = chairs === null ? {} : { chairs: [...chairs] }
    for (const watcher of session.watchers) {
      const line = game.tell(s, event, eyesOf(session, watcher, s))
      if (line !== null) lines.set(watcher, { ...then, ...line })
    }
    if (lines.size > 0) session.told.push({ at: by.length, moments: moments.length, lines })
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
    moments: [],
    kept: [e.clone(s)],
    lesson,
  }
  early.forEach(watching(session))
  const isComparable =
    from.rules === e.rules.version && changedCards(e.catalog, { cards: from.cards ?? {} }).length === 0
  for (const option of from.answers) {
    answer(session, option)
    if (isComparable) mustAgree(session, from)
  }
  return session
}

/** By the same rules and with the same cards the game must be the same; otherwise what is still legal is played on. */
function mustAgree({ record }: Session, { checks }: Sheet): void {
  const n = record.answers.length
  if (checks !== undefined && checkAt({ checks }, n) !== checkAt(record, n))
    throw new Refused(said('From answer {0} on the game goes another way than recorded', n))
}

export function answer(session: Session, option: Option, forced?: (decision: Decision) => void): void {
  const { game, s, record, by, kept, moments } = session
  const decision = game.engine.decision(s)
  const seat = isEdit(option) ? option.by : (decision?.seat ?? 0)
  const before = moments.length
  moments.push(answered(session, seat, isEdit(option) || isOpen(session, decision)))
  by.push(playerAt(session, seat, s))
  const hear = (silent: Decision) => {
    if (isOpen(session, silent)) moments.push(passedOver(session, silent.seat))
    forced?.(silent)
  }
  try {
    play(hearing(game.engine, hear), s, record, option, watching(session))
  } catch (error) {
    by.pop()
    moments.length = before
    throw error
  }
  if (by.length % KEPT === 0) kept[by.length / KEPT] = game.engine.clone(s)
}

/** The same engine, which tells of every decision that it answers by itself. */
const hearing = (e: Engine, forced: (decision: Decision) => void): Engine => ({
  ...e,
  answer: (s, option, watch) => e.answer(s, option, watch, forced),
})

/** Goes back to the first answers; the rest is undone. */
export function takeBack(session: Session, keep: number): void {
  session.s = session.game.engine.clone(stateAt(session, keep))
  session.record = cutBack(session.record, keep)
  session.by.length = keep
  cutMoments(session, keep)
  session.kept.length = Math.floor(keep / KEPT) + 1
  while (session.told.length > 0 && session.told.at(-1)!.at > keep) session.told.pop()
  const { ended: _, ...info } = session.info
  session.info = info
}

/** What these eyes were told, of the first so many things that happened, with the moments that they count. */
export const toldTo = (
  session: Session,
  eyes: Eyes,
  counting: Counting = watcherAt(session, eyes, session.s),
  first = Number.POSITIVE_INFINITY,
): LogLine[] => {
  const watcher = watcherAt(session, eyes, session.s)
  const countTo = counter(session, counting)
  return session.told.flatMap(({ moments, lines }, i) => {
    const line = i < first ? lines.get(watcher) : undefined
    return line === undefined ? [] : [{ ...line, at: countTo(moments) }]
  })
}

/** Tells one seat alone of the answer that is about to be given. */
export function tellOnly(session: Session, seat: Seat, line: Omit<LogLine, 'at'>): void {
  const { by, moments, told, s } = session
  const lines = new Map([[playerAt(session, seat, s), line]])
  told.push({ at: by.length + 1, moments: moments.length + 1, lines })
}

/** A game of its own that begins like this one and goes on from that answer. */
export function branchOf(paper: Paper, at: number): Paper {
  const { ended: _, ...table } = paper.table
  return { ...paper, ...cutBack(paper, at), table }
}

export const paperOf = (session: Session): Paper => ({
  ...session.record,
  table: { ...session.info, moments: countsOf(session) },
})
