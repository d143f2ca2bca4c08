import { keep, recall } from '../kept.js'
import type { GameId } from '../protocol.js'

const KEY = 'dejarik.puzzles'

/** The puzzles that were solved in this browser, as `game key`. */
export const donePuzzles = (): ReadonlySet<string> => new Set(recall<string[]>(KEY, []))

export const puzzleId = (game: GameId, key: string): string => `${game} ${key}`

export function markDone(game: GameId, key: string): void {
  keep(KEY, [...new Set([...donePuzzles(), puzzleId(game, key)])])
}
