import {
  type CoreState,
  type Engine,
  type Event,
  type GameRecord,
  newRecord,
  type Option,
  play,
  type Seat,
  startOf,
  undo,
} from '@dejarik/kernel'
import type { GameModule } from '../game.js'

interface Told {
  /** After how many answers it happened. */
  readonly at: number
  /** The line for each seat that a person plays. */
  readonly lines: ReadonlyMap<Seat, string>
}

export interface Session {
  readonly e: Engine
  readonly module: GameModule
  readonly names: readonly string[]
  /** The seats that people play now. */
  readonly people: readonly Seat[]
  s: CoreState
  record: GameRecord
  /** Who gave each answer. */
  readonly by: Seat[]
  readonly told: Told[]
  /** What the bot that answered last thought, as far as a person may know. */
  explained: readonly string[]
}

const watching = (session: Session) => (event: Event) => {
  const lines = new Map<Seat, string>()
  for (const seat of session.people) {
    const line = session.module.table.tell(session.e, session.s, event, seat, session.names)
    if (line !== null) lines.set(seat, line)
  }
  if (lines.size > 0) session.told.push({ at: session.by.length, lines })
}

/** Begins a game, or takes up a recorded one where it was left. */
export function begin(
  module: GameModule,
  e: Engine,
  people: readonly Seat[],
  from: Pick<GameRecord, 'format' | 'decks' | 'seed' | 'answers' | 'undone'> & Partial<Pick<GameRecord, 'start'>>,
): Session {
  const record = { ...newRecord(e, from.format, from.decks, from.seed, from.start), undone: [...from.undone] }
  const early: Event[] = []
  const s = startOf(e, { ...record, ...from }, (event) => early.push(event))
  const names = Array.from({ length: s.seats }, (_, seat) => module.decks.sides?.[seat] ?? `Player ${seat + 1}`)
  const session: Session = {
    ...{ e, module, names, s, record, by: [], told: [], explained: [] },
    get people() {
      const { s: now } = this
      return names.flatMap((_name, seat) => (people.includes(module.playerAt?.(now, seat) ?? seat) ? [seat] : []))
    },
  }
  early.forEach(watching(session))
  for (const option of from.answers) answer(session, option)
  return session
}

export function answer(session: Session, option: Option): void {
  const { e, s, record, by } = session
  const seat = e.decision(s)?.seat ?? 0
  by.push(seat)
  try {
    play(e, s, record, option, watching(session))
  } catch (error) {
    by.pop()
    throw error
  }
}

/** Takes back everything since this seat's previous answer, and that one; false where it has given none. */
export function takeBack(session: Session, seat: Seat): boolean {
  const { e, by, told } = session
  const last = by.lastIndexOf(seat)
  if (last < 0) return false
  const back = undo(e, session.record, by.length - last)
  session.s = back.s
  session.record = back.record
  by.length = last
  while (told.length > 0 && told.at(-1)!.at > last) told.pop()
  return true
}

/** What this seat was told, beginning with one entry of the log. */
export const toldTo = (session: Session, seat: Seat, first = 0): string[] =>
  session.told.slice(first).flatMap(({ lines }) => lines.get(seat) ?? [])
