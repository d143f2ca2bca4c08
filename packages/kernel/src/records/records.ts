import type { Catalog } from '../abilities/catalog.js'
import { isRecord, isSentence, recordShape, shown } from '../boundary/index.js'
import { inOrder } from '../decisions/any-order.js'
import { Illegal, type Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import type { Event, Watch } from '../events.js'
import { Refused, said } from '../log/said.js'
import { copy } from '../state/json.js'
import type { CoreState } from '../state/state.js'
import { CHECK, checkOf, digest, fingerprint } from './digest.js'
import { durable } from './durable.js'
import { type Edit, edit, isEdit } from './edits.js'
import { changesSince, type RuleChange, wasInOrder } from './rule-changes.js'

/** A digest is kept after every so many answers, and where the game is over. */
export const EVERY = 50

/** How many digests a record of so many answers has. */
export const digestsFor = (answers: number, isOver: boolean): number =>
  isOver ? Math.ceil(answers / EVERY) : Math.floor(answers / EVERY)

const isDigested = (answers: number, isOver: boolean): boolean => isOver || answers % EVERY === 0

/**
 * A game on paper: seed, decks and answers. Playing them again gives the same game. It refers to cards and clauses by
 * name and compares only what can be observed, so it outlasts renamed code and new cards.
 */
export interface GameRecord {
  /** The version of this layout. */
  readonly record: 2
  readonly game: string
  readonly format: string
  /** The version of the rules it was played by. */
  readonly rules: string
  /** The cards that it is played with, by id, and the hash of each. */
  readonly cards: Readonly<Record<string, string>>
  readonly decks: readonly unknown[]
  readonly seed: string | number
  /** The position that it begins with, where that is not the beginning of a game. */
  readonly start?: CoreState
  /** What the seats answered, as options, and the edits that they agreed on; forced answers are absent. */
  readonly answers: Option[]
  /** For each answer four hex digits of a hash: what happened, who was asked next, and the options. */
  checks: string
  /** A hash of what every seat sees, after every EVERY answers and at the end of the game. */
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
    record: 2,
    game,
    format,
    rules: version,
    cards: cardHashes(e.catalog, start === undefined ? decks : start.def.map((def) => e.catalog.defs[def]?.id)),
    decks,
    seed: start === undefined ? seed : seedOf(start),
    ...(start === undefined ? {} : { start }),
    answers: [],
    checks: '',
    digests: [],
    undone: [],
  }
}

/** Every card that is named anywhere in these decks, and its hash. */
function cardHashes(catalog: Catalog, decks: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      const def = catalog.indexOf.get(value)
      if (def !== undefined && found[value] === undefined) found[value] = catalog.hashOf(def)
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part)
  }
  walk(decks)
  return found
}

/** A record that lists other cards than those it is played with would hide which of them have changed. */
function mustListItsCards(e: Engine, { cards, decks, start }: GameRecord): void {
  const listed = Object.keys(cards)
  const played = cardHashes(e.catalog, start === undefined ? decks : start.def.map((def) => e.catalog.defs[def]?.id))
  const other =
    listed.find((id) => !Object.hasOwn(played, id)) ?? Object.keys(played).find((id) => !listed.includes(id))
  if (other !== undefined)
    throw new Refused(said('The record does not list the cards that it is played with: {0}', shown(other)))
}

/** The ids of cards that are not here, or not as they were when the game was recorded. */
export const changedCards = (catalog: Catalog, { cards }: Pick<GameRecord, 'cards'>): string[] =>
  Object.entries(cards).flatMap(([id, hash]) => {
    const def = catalog.indexOf.get(id)
    return def !== undefined && catalog.hashOf(def) === hash ? [] : [id]
  })

/** What chance brings follows from the position itself: its seed only says which position it is. */
const seedOf = (start: CoreState): string => `position ${fingerprint(start)}`

/**
 * Where a record begins: with a new game of these decks, or with a position, which only the same cards can tell. The
 * decks of a position are those that its players brought: they must be such that a game could begin with them, too.
 */
export function startOf<S extends CoreState, D>(
  e: Engine<S, D>,
  record: Pick<GameRecord, 'format' | 'decks' | 'seed' | 'start'>,
  watch?: Watch,
): S {
  const { format, decks, seed, start } = record
  if (start === undefined) return e.start(format, decks as readonly D[], seed, watch)
  if (start.catalog !== e.catalog.digest)
    throw new Refused(said('The record begins with a position, and was made with other cards than these'))
  const s = e.load(copy(start))
  if (s.format !== format || s.seats !== decks.length || e.start(format, decks as readonly D[], seed).seats !== s.seats)
    throw new Refused(said('The record begins with a position of another format, or for another number of players'))
  return s
}

/** Gives one answer of a record: an option of the open decision, or an edit that everybody agreed on. */
export function give<S extends CoreState, D>(e: Engine<S, D>, s: S, option: Option, watch?: Watch): void {
  if (isEdit(option)) edit(e, s, option, watch)
  else e.answer(s, option, watch)
}

/** The edits of a record: a game that has any was not played by the rules alone. */
export const editsIn = ({ answers }: Pick<GameRecord, 'answers'>): Edit[] => answers.filter(isEdit)

/** Answers, and says by a check what came of it; `ordered`: as when things of a set were named in the order of the table. */
function giveChecked<S extends CoreState, D>(
  e: Engine<S, D>,
  s: S,
  option: Option,
  watch?: Watch,
  ordered = false,
): string {
  const events: Event[] = []
  const see = (event: Event): void => {
    events.push(event)
    watch?.(event)
  }
  give(e, s, option, see)
  if (ordered) inOrder(e, s, see)
  return checkOf(e, s, events)
}

/** Answers and writes it down. */
export function play(e: Engine, s: CoreState, record: GameRecord, option: Option, watch?: Watch): void {
  const written = durable(e.catalog, option) as Option
  const check = giveChecked(e, s, option, watch)
  record.answers.push(written)
  record.checks += check
  if (isDigested(record.answers.length, e.decision(s) === null)) record.digests.push(digest(e, s))
}

/** Where a record and this engine part ways. */
export class Diverged extends Error {
  override readonly name = 'Diverged'
  constructor(
    message: string,
    /** The number of the answer, counted from 1, at which it shows. */
    readonly at: number,
    /** The changes to the rules since the record was made that may be the reason. */
    readonly changes: readonly RuleChange[] = [],
    /** The cards of the record that have changed. */
    readonly cards: readonly string[] = [],
  ) {
    super(message)
  }
}

/** Reads a record that came as JSON; whatever is wrong with it becomes a sentence. */
export function readRecord(value: unknown): GameRecord {
  if (!isRecord(value) || !Object.hasOwn(value, 'record')) throw new Refused(said('This is not a record of a game'))
  if (value.record !== 2)
    throw new Refused(
      said('This record has layout {0}, which was never released; this version reads layout 2', shown(value.record)),
    )
  const wrong = recordShape(value, '')
  if (wrong !== null) throw new Refused(said('The record is cut off or damaged: {0}', wrong))
  const r = value as unknown as GameRecord
  if (r.checks.length !== CHECK * r.answers.length)
    throw new Refused(said('The record does not have one check for each answer: it is cut off or damaged'))
  if (r.start !== undefined && r.seed !== seedOf(r.start))
    throw new Refused(said('The record begins with a position, but its seed is not the one of that position'))
  return { ...r, undone: r.undone ?? [] }
}

/** Plays a record again, up to so many answers, and compares checks and digests on the way. */
export function replay<S extends CoreState>(
  e: Engine<S>,
  record: GameRecord,
  upTo: number = record.answers.length,
  watch?: (event: Event, answer: number) => void,
): S {
  if (record.game !== e.rules.game)
    throw new Refused(said('The record is of {0}, not of {1}', record.game, e.rules.game))
  mustListItsCards(e as unknown as Engine, record)
  const at = { n: 0 }
  const see: Watch | undefined = watch && ((event) => watch(event, at.n))
  const s = startOf(e, record, see)
  for (const option of record.answers.slice(0, upTo)) {
    at.n++
    const check = checked(e, s, record, option, at.n, see)
    if (check !== checkAt(record, at.n)) throw divergence(e, record, at.n, 'What it brings differs from the record')
    const isLast = at.n === record.answers.length && e.decision(s) === null
    if (isDigested(at.n, isLast) && record.digests[digestsFor(at.n, isLast) - 1] !== digest(e, s))
      throw divergence(e, record, at.n, 'What the seats see differs from the record')
  }
  if (at.n === record.answers.length && record.digests.length !== digestsFor(at.n, e.decision(s) === null))
    throw divergence(e, record, at.n, 'The record has digests of answers that it does not hold')
  return s
}

export const checkAt = ({ checks }: Pick<GameRecord, 'checks'>, n: number): string =>
  checks.slice(CHECK * (n - 1), CHECK * n)

function checked<S extends CoreState>(
  e: Engine<S>,
  s: S,
  record: GameRecord,
  option: Option,
  n: number,
  see?: Watch,
): string {
  try {
    return giveChecked(e, s, option, see, wasInOrder(e.rules.changes ?? [], record.rules))
  } catch (error) {
    if (error instanceof Illegal) throw divergence(e, record, n, `It is not legal here: ${error.message}`)
    // No position that was reached by play has the rules stop; one that was changed by hand may.
    if (record.start !== undefined && !isSentence(error))
      throw divergence(e, record, n, 'The rules cannot go on from here: the position it began with is damaged')
    throw error
  }
}

/** Says at which answer the game went another way, and which changed rules and cards may be the reason. */
function divergence<S extends CoreState>(e: Engine<S>, record: GameRecord, n: number, why: string): Diverged {
  const { version, changes = [] } = e.rules
  const since = changesSince(changes, record.rules, record.cards)
  const cards = changedCards(e.catalog, record)
  const reasons = [
    ...(record.rules === version ? [] : [`It was played by rules ${record.rules}; these are rules ${version}.`]),
    ...since.map(({ rule, what }) => `Changed since: ${rule} (${what})`),
    ...(cards.length === 0 ? [] : [`Changed cards: ${cards.join(', ')}.`]),
  ]
  return new Diverged([`Answer ${n}: ${why}.`, ...reasons].join(' '), n, since, cards)
}

/** The record cut back to its first answers; it remembers that it was. */
export function cutBack(record: GameRecord, keep: number): GameRecord {
  return {
    ...record,
    answers: record.answers.slice(0, keep),
    checks: record.checks.slice(0, CHECK * keep),
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
