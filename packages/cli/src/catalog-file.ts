import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from './exit.js'
import type { GameId } from './games.js'

/** Where a player's own things are kept: `DEJARIK_HOME`, or `.dejarik` in the home folder. */
export const home = (): string => process.env.DEJARIK_HOME || join(homedir(), '.dejarik')

/** The player's own catalog of a game: cards compiled from data that the player downloaded. */
export const catalogPath = (game: GameId): string => join(home(), 'catalog', `${game}.json`)

interface CatalogFile {
  readonly catalog: 1
  readonly game: GameId
  readonly cards: readonly unknown[]
}

export const writeCatalog = (game: GameId, cards: readonly unknown[]): string => {
  const path = catalogPath(game)
  mkdirSync(dirname(path), { recursive: true })
  // Written beside it first: whoever reads meanwhile, or whatever goes wrong on the way, finds the old one whole.
  const beside = `${path}.${process.pid}.new`
  try {
    writeFileSync(beside, `${JSON.stringify({ catalog: 1, game, cards } satisfies CatalogFile)}\n`)
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
  return path
}

/** The cards of the player's catalog as they were written; none where nothing was imported. */
export const readCatalog = (game: GameId): readonly unknown[] => {
  const path = catalogPath(game)
  if (!existsSync(path)) return []
  let file: Partial<CatalogFile>
  try {
    file = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw damaged(game)
  }
  if (file.catalog === 1 && file.game === game && Array.isArray(file.cards)) return file.cards
  throw damaged(game)
}

export const damaged = (game: GameId): UsageError =>
  new UsageError(
    `Your card catalog ${catalogPath(game)} is damaged. Import the cards again (dejarik cards import) or delete it.`,
  )
