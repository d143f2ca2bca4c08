import type { Bot } from '@dejarik/bots'
import {
  type CoreState,
  type Engine,
  newRecord,
  nth,
  type Option,
  play,
  type Result,
  type Situation,
  situation,
  type Watch,
} from '@dejarik/kernel'
import type { Deck, GameModule } from '../game.js'

/** A game that takes more answers than this is cut off and counts as not finished. */
export const LONGEST = 20_000

export interface Setting {
  readonly format: string
  readonly decks: readonly Deck[]
  readonly seed: string
}

export interface Played {
  readonly answers: readonly Option[]
  /** Null before the first decision, where even the start failed. */
  readonly state: CoreState | null
  readonly result: Result | null
  /** How many decisions had one answer only, in this game; not in those that bots play in thought. */
  readonly forced: number
  readonly error?: unknown
}

/** Somebody who looks on, at everything: for statistics. */
export interface Observer {
  readonly watch?: Watch
  before?(s: CoreState): void
  /** Hears of every answer, what was known to whoever gave it, and which player that was. */
  chosen?(situation: Situation, option: Option, player: number): void
}

/** Plays one game with a bot for each player. An error ends it and is told, never thrown. */
export async function playGame(
  e: Engine,
  { format, decks, seed }: Setting,
  bots: readonly Bot[],
  playerAt: GameModule['playerAt'] = (_s, seat) => seat,
  observer?: Observer,
): Promise<Played> {
  const answers: Option[] = []
  let state: CoreState | null = null
  let before = e.forced()
  let forced = 0
  try {
    state = e.start(format, decks, seed, observer?.watch)
    forced += e.forced() - before
    for (let asked = e.decision(state); asked !== null && answers.length < LONGEST; asked = e.decision(state)) {
      const asks = situation(e, state)
      const player = playerAt(state, asked.seat)
      const answer = nth(bots, player).choose(asks)
      // Most bots answer at once; waiting for those would cost more than their thinking.
      const option = answer instanceof Promise ? await answer : answer
      // Written down before it is tried: the record of a failure ends with the answer that failed.
      answers.push(option)
      observer?.chosen?.(asks, option, player)
      observer?.before?.(state)
      before = e.forced()
      e.answer(state, option, observer?.watch)
      forced += e.forced() - before
    }
    return { answers, state, result: e.result(state), forced }
  } catch (error) {
    return { answers, state, result: null, forced, error }
  }
}

/** The game on paper, with its digests; a last answer that fails is the last one written. */
export function recordOf(e: Engine, { format, decks, seed }: Setting, answers: readonly Option[]) {
  const record = newRecord(e, format, decks, seed)
  let written = 0
  try {
    const s = e.start(format, decks, seed)
    for (; written < answers.length; written++) play(e, s, record, nth(answers, written))
  } catch {
    record.answers.push(...answers.slice(written))
  }
  return record
}
