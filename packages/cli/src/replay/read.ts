import { type CoreState, Diverged, type Engine, type Event, type GameRecord, readRecord, replay } from '@dejarik/kernel'
import { readText, whyNoJson } from '../files.js'
import type { GameModule } from '../game.js'
import { gameId, loadGame } from '../games.js'

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
  const text = readText(path)
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
  const module = await loadGame(gameId(record.game))
  return { record, module, e: engineOf(path, record, module) }
}

function engineOf(path: string, record: GameRecord, module: GameModule): Engine {
  const engines = module.engines()
  const e = engines.find(({ catalog }) => catalog.digest === record.catalog)
  if (e) return e
  const here = engines.map(({ catalog }) => catalog.digest).join(' and ')
  const rules = engines[0]!.rules.version
  const version = record.rules === rules ? '' : ` and by rules ${record.rules} (here ${rules})`
  throw new BadRecord(
    `${path} was played with other cards (catalog ${record.catalog}; here ${here})${version}. ` +
      'Use the version of dejarik that played it, or import the cards it was played with (dejarik cards import).',
  )
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
    const said = (error as Error).message
    // A divergence says at which answer; anything else failed where no legal game would.
    throw new BadRecord(error instanceof Diverged ? said : `The record cannot be played: ${said}`)
  }
}
