import {
  type CoreState,
  changedCards,
  Diverged,
  type Engine,
  type Event,
  type GameRecord,
  readRecord,
  replay,
} from '@dejarik/kernel'
import { isSentence, limits, sentenceOf } from '@dejarik/kernel/boundary'
import { said } from '@dejarik/kernel/log'
import { UsageError } from '../exit.js'
import { readText, whyNoJson } from '../files.js'
import type { GameModule } from '../game.js'
import { type GameId, gameId, loadGame } from '../games.js'

const inOurselves = said('the rules stop on the way, which is a bug in dejarik itself; please report it')

/** A record that cannot be used, and why. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord'
}

export interface Paper {
  readonly record: GameRecord
  readonly module: GameModule
  readonly e: Engine
}

/** The record of a file, with the engine it was played with. */
export async function readPaper(path: string): Promise<Paper> {
  const text = readText(path, limits.record.bytes)
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new BadRecord(
      `${whyNoJson(path, text)} A record is one JSON value, as \`save\` and \`sim --record\` write it.`,
    )
  }
  let record: GameRecord
  try {
    record = readRecord(value)
  } catch (error) {
    throw new BadRecord(`${path}: ${(error as Error).message}.`)
  }
  const module = await loadGame(gameOf(path, record))
  return { record, module, e: engineOf(path, record, module) }
}

function gameOf(path: string, { game }: GameRecord): GameId {
  try {
    return gameId(game)
  } catch (error) {
    throw new BadRecord(`${path}: ${(error as Error).message}`)
  }
}

/** The engine whose cards are most like those of the record; they must all be there. */
function engineOf(path: string, record: GameRecord, module: GameModule): Engine {
  const engines = module.engines().map((e) => ({
    e,
    missing: Object.keys(record.cards).filter((id) => !e.catalog.indexOf.has(id)),
    changed: changedCards(e.catalog, record).length,
  }))
  engines.sort((a, b) => a.missing.length - b.missing.length || a.changed - b.changed)
  const { e, missing } = engines[0]!
  if (missing.length === 0) return e
  throw new BadRecord(
    `${path} was played with cards that are not here: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}. ` +
      'Import the cards it was played with (dejarik cards import).',
  )
}

/**
 * Whatever is made of a record. A position that the record begins with is checked on loading, as far as it contradicts
 * itself; where the rules stop nevertheless, it was never reached by play.
 */
export function guarded<T>({ record }: Paper, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (record.start === undefined || error instanceof UsageError || isSentence(error)) throw error
    throw new UsageError('The position that the record begins with is damaged: the rules cannot go on from it.')
  }
}

/** Plays the record up to an answer; whatever fails on the way becomes a sentence. */
export function stateAt(
  { record, e }: Paper,
  at: number = record.answers.length,
  watch?: (event: Event, answer: number) => void,
): CoreState {
  try {
    return replay(e, record, at, watch)
  } catch (error) {
    // A divergence says at which answer; anything else failed where no legal game would.
    if (error instanceof Diverged) throw new BadRecord(error.message, { cause: error })
    throw new BadRecord(`The record cannot be played: ${sentenceOf(error, inOurselves).says}.`, { cause: error })
  }
}
