import { below } from '@dejarik/kernel'
import { gameIds, loadGame } from '../games.js'
import { command } from './command-door.js'
import { damageText } from './damage-text.js'
import type { Door } from './doors.js'

/** Deck lists in every format that can be written: each line of them may be damaged. The first line says whose they are. */
export const decks: Door = {
  async make(g) {
    const game = gameIds[below(g, gameIds.length)]!
    const { decks: desk } = await loadGame(game)
    const writers = Object.values(desk.writers)
    const write = writers[below(g, writers.length)]!
    const list = write(desk.shipped[below(g, desk.shipped.length)]!)
    return `${game}\n${damageText(g, list)}`
  },
  async enter(input, file) {
    const { writeFileSync } = await import('node:fs')
    const end = input.indexOf('\n')
    writeFileSync(file, input.slice(end + 1))
    const game = input.slice(0, end)
    const checked = await command(['deck', 'check', file, '--game', game, '--json'])
    if (checked.verdict === 'crashed') return checked
    const converted = await command(['deck', 'convert', file, '--game', game, '--to', 'text'])
    return converted.verdict === 'crashed' ? converted : checked
  },
}
