import { writeCatalog } from '../catalog-file.js'
import type { Report } from '../command.js'
import { type GameId, loadGame } from '../games.js'
import { count } from '../text.js'
import { coverageWords } from './coverage.js'
import { noCards, readData } from './data.js'

/** Compiles a download into the player's catalog, in place of what was there. */
export async function importing(game: GameId, path: string): Promise<Report> {
  const module = await loadGame(game)
  const { cards, coverage } = module.cards.compile(readData(path, module.cards.data))
  if (coverage.cards === 0) throw noCards(path)
  const file = writeCatalog(game, cards)
  const text = [
    coverageWords(coverage),
    `${count(cards.length, 'card')} beyond those that come with the game are in your catalog now: ${file}`,
    ...(coverage.partial > 0 ? ['Cards that are not fully understood are marked and kept out of legal decks.'] : []),
  ].join('\n')
  return { text, json: { game, file, imported: cards.length, ...coverage } }
}
