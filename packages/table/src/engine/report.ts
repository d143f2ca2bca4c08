import { lastPosition, type Played } from '@dejarik/scenarios/position'
import type { GameId, PositionShown } from '../protocol.js'
import { scenarios } from './puzzle-files.js'
import type { Paper } from './session.js'

export type { Played }

/**
 * A report is the record itself with the player's words and the position as a scenario: whatever reads records reads it,
 * and `dejarik scenario` reads the position in it.
 */
export async function reportOf(
  played: Played,
  paper: Paper,
  words: string,
): Promise<{ text: string; position: PositionShown | null }> {
  const at = paper.answers.length
  const game = await scenarios[paper.game as GameId]()
  const found = lastPosition(game, played, at, `report-${paper.game}-${at}`)
  const position = found === null ? null : { at: found.at, left: found.left }
  const scenario = found === null ? {} : { scenario: found.text }
  const left = found === null ? ['No moment of the game so far can be written as a scenario.'] : found.left
  const report = { words, at, ...scenario, left }
  return { text: `${JSON.stringify({ ...paper, report })}\n`, position }
}
