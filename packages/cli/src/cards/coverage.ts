import type { Report } from '../command.js'
import { type GameId, games, loadGame } from '../games.js'
import { columns, count, wrap } from '../text.js'
import { noCards, readData } from './data.js'
import type { Coverage } from './of-game.js'

export const coverageWords = (of: Coverage): string =>
  `${count(of.cards, 'card')}: ${of.full} in full (${of.compiled} compiled, ${of.hand} by hand, ` +
  `${of.native} native), ${of.partial} not yet.`

function onceOnlyWords({ onceOnly }: Coverage): string[] {
  if (onceOnly.length === 0) return []
  const rows = onceOnly.map(({ sort, word, card }) => [`  ${sort} ${word}`, card])
  return ['Words of the vocabulary that a single card uses:', columns(rows)]
}

/** How much of the data is understood. It holds whatever the answer: nothing was promised. */
export async function coverage(game: GameId, path: string): Promise<Report> {
  const module = await loadGame(game)
  const found = module.cards.coverage(readData(path, module.cards.data))
  if (found.cards === 0) throw noCards(path)
  const unread = found.unread.map(({ card, words }) => wrap(`${card}: ${words}`, '  '))
  const text = [`${games[game].title}: ${coverageWords(found)}`, ...unread, ...onceOnlyWords(found)].join('\n')
  return { text, json: { game, ...found } }
}
