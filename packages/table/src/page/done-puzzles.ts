import type { GameId } from '../protocol.js'

const KEY = 'dejarik.puzzles'

/** The puzzles that were solved in this browser, as `game key`. */
export function donePuzzles(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

export const puzzleId = (game: GameId, key: string): string => `${game} ${key}`

export function markDone(game: GameId, key: string): void {
  localStorage.setItem(
    KEY,
    JSON.stringify([...donePuzzles(), puzzleId(game, key)].filter((id, i, all) => all.indexOf(id) === i)),
  )
}
