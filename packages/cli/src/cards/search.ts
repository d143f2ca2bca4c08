import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import { type GameId, loadGame } from '../games.js'
import { columns, count } from '../text.js'
import type { CardSheet } from './of-game.js'

/** What stands beside a name in a list. */
const inShort = ({ facts }: CardSheet): string =>
  facts
    .filter(([heading]) => heading !== 'set')
    .map(([heading, words]) => (/^[\d*X]/.test(words) ? `${heading} ${words}` : words))
    .join(' · ')

/** The cards that a search finds. What cannot be meant is an error, never silence. */
export async function searchCards(words: string, game: GameId): Promise<Report> {
  const { cards } = await loadGame(game)
  const { found, faults } = cards.search(words)
  if (faults.length > 0) throw new UsageError(faults.join('\n'))
  const rows = found.map((card) => [card.label, inShort(card)])
  return {
    text: found.length === 0 ? 'No matching cards.' : `${columns(rows)}\n${count(found.length, 'card')}`,
    json: found.map(({ id, name, label, facts }) => ({ id, name, label, facts: Object.fromEntries(facts) })),
  }
}
