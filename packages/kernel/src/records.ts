import { Illegal, type Option } from './decisions.js'
import { type Edit, edit, isEdit } from './edits.js'
import type { Engine } from './engine.js'
import type { Event, Watch } from './events.js'
import { Refused, said } from './log/said.js'
import type { CoreState } from './state.js'

/** A digest is kept after every so many answers, and where the game is over. */
export const EVERY = 50

/** How many digests a record of so many answers has. */
export const digestsFor = (answers: number, isOver: boolean): number =>
  isOver ? Math.ceil(answers / EVERY) : Math.floor(answers / EVERY)

const isDigested = (answers: number, isOver: boolean): boolean => isOver || answers % EVERY === 0

/** A game on paper: seed, decks and answers. Playing them again gives the same game. */
export interface GameRecord {
  /** The version of this layout. */
  readonly record: 1
  readonly game: string
  readonly format: string
  /** The version of the rules it was played by. */
  readonly rules: string
  readonly catalog: string
  readonly decks: readonly unknown[]
  readonly seed: string | number
  /** The position that it begins with, where that is not the beginning of a game. */
  readonly start?: CoreState
  /** What the seats answered, as options, and the edits that they agreed on; forced answers are absent. */
  readonly answers: Option[]
  /** The digest after every EVERY answers, and at the end of the game. */
  readonly digests: string[]
  /** Answers that were taken back: after how many answers, and how many were undone. */
  readonly undone: { at: number; answers: number }[]
}

export function newRecord(
  e: Engine,
  format: string,
  decks: readonly unknown[],
  seed: string | number,
  start?: CoreState,
): GameRecord {
  const { game, version } = e.rules
  return {
    record: 1,
    game,
    format,
    rules: version,
    catalog: e.catalog.digest,
    decks,
    seed,
    ...(start === undefined ? {} : { start }),
    answers: [],
    digests: [],
    undone: [],
  }
}

/** Where a record begins: with a new game of these decks, or with a position, which only the same cards can tell. */
export function startOf<S extends CoreState, D>(
  e: Engine<S, D>,
  record: Pick<GameRecord, 'format' | 'decks' | 'seed' | 'catalog' | 'start'>,
  watch?: Watch,
): S {
  if (record.start === undefined) return e.start(record.format, record.decks as readonly D[], record.seed, watch)
  if (record.catalog !== e.catalog.digest)
    throw new Error('The record begins with a position, and was made with other cards than these')
  return e.clone(record.start as S)
}

/** Gives one answer of a record: an option of the open decision, or an edit that everybody agreed on. */
export function give<S extends CoreState, D>(e: Engine<S, D>, s: S, option: Option, watch?: Watch): void {
  if (isEdit(option)) edit(e, s, option, watch)
  else e.answer(s, option, watch)
}

/** The edits of a record: a game that has any was not played by the rules alone. */
export const editsIn = ({ answers }: Pick<GameRecord, 'answers'>): Edit[] => answers.filter(isEdit)

/** Answers and writes it down. */
export function play(e: Engine, s: CoreState, record: GameRecord, option: Option, watch?: Watch): void {
  give(e, s, option, watch)
  record.answers.push(option)
  const { digests, answers } = record
  // A game that was over goes on after an edit: its last digest was not the last.
  if (digests.length > digestsFor(answers.length - 1, false)) digests.pop()
  if (isDigested(answers.length, e.decision(s) === null)) digests.push(e.digest(s))
}

/** Where a record and this engine part ways. */
export class Diverged extends Error {
  override readonly name = 'Diverged'
  constructor(
    message: string,
    /** The number of the answer, counted from 1, at which it shows. */
    readonly at: number,
  ) {
    super(message)
  }
}

/** Reads a record that came as JSON; every fault is a sentence. */
export function readRecord(value: unknown): GameRecord {
  const r = value as Partial<GameRecord> | null
  if (typeof r !== 'object' || r === null || !('record' in r)) throw new Refused(said('This is not a record of a game'))
  if (r.record !== 1)
    throw new Refused(said('This record has layout {0}; this version reads layout 1', String(r.record)))
  for (const field of ['game', 'format', 'rules', 'catalog', 'decks', 'seed', 'answers', 'digests'] as const) {
    if (r[field] === undefined) throw new Refused(said("The record has no '{0}': it is cut off or damaged", field))
  }
  if (
    !Array.isArray(r.answers) ||
    !r.answers.every((a) => typeof a === 'object' && a !== null && typeof a.do === 'string')
  )
    throw new Refused(said('The record\'s answers are damaged: each must be an option such as {"do":"pass"}'))
  if (!Array.isArray(r.digests) || !Array.isArray(r.decks))
    throw new Refused(said("The record's digests or decks are damaged"))
  return { ...(r as GameRecord), undone: r.undone ?? [] }
}

/** Plays a record again, up to so many answers, and compares digests on the way. */
export function replay<S extends CoreState>(
  e: Engine<S>,
  record: GameRecord,
  upTo: number = record.answers.length,
  watch?: (event: Event, answer: number) => void,
): S {
  const differs = record.rules === e.rules.version ? '' : ` (played by rules ${record.rules}, here ${e.rules.version})`
  if (record.game !== e.rules.game) throw new Error(`The record is of ${record.game}, not of ${e.rules.game}`)
  const at = { n: 0 }
  const see: Watch | undefined = watch && ((event) => watch(event, at.n))
  const s = startOf(e, record, see)
  for (const option of record.answers.slice(0, upTo)) {
    at.n++
    try {
      give(e, s, option, see)
    } catch (error) {
      if (error instanceof Illegal)
        throw new Diverged(`Answer ${at.n} is not legal here${differs}: ${error.message}`, at.n)
      throw error
    }
    const isLast = at.n === record.answers.length && e.decision(s) === null
    const kept = isDigested(at.n, isLast) ? record.digests[digestsFor(at.n, isLast) - 1] : undefined
    if (kept !== undefined && kept !== e.digest(s))
      throw new Diverged(`Up to answer ${at.n} the game went another way than recorded${differs}`, at.n)
  }
  return s
}

/** The record cut back to its first answers; it remembers that it was. */
export function cutBack(record: GameRecord, keep: number): GameRecord {
  return {
    ...record,
    answers: record.answers.slice(0, keep),
    digests: record.digests.slice(0, digestsFor(keep, false)),
    undone: [...record.undone, { at: record.answers.length, answers: record.answers.length - keep }],
  }
}

/** The state some answers ago, and the record cut back to it. */
export function undo<S extends CoreState>(
  e: Engine<S>,
  record: GameRecord,
  answers: number,
): { s: S; record: GameRecord } {
  const cut = cutBack(record, Math.max(0, record.answers.length - answers))
  return { s: replay(e, cut), record: cut }
}
