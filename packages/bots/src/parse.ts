import type { BotKind } from './bot.js'
import { heuristic } from './heuristic.js'
import { type Level, levelBots, levels } from './levels.js'
import { random } from './random.js'
import { search } from './search/bot.js'
import { plainly } from './search/think.js'

/** A word that names no player. */
export class UnknownBot extends Error {
  override readonly name = 'UnknownBot'
}

const named: readonly BotKind[] = [random, heuristic, ...levelBots]

/** Every bot that has a name of its own. */
export const botNames: readonly string[] = named.map(({ name }) => name)

const kinds = `${botNames.join(', ')}, search:500ms or search:2000i`

/** How the bot of this name thinks ahead: a level, `search:500ms` or `search:2000i`; null where it does not. */
export function thinkingOf(word: string): Level | null {
  const level = levels.find(({ name }) => name === word)
  if (level !== undefined) return level
  const [, number, unit] = /^search:(\d+)(ms|i)$/.exec(word) ?? []
  const n = Number(number ?? 0)
  if (n === 0) return null
  const endless = Number.POSITIVE_INFINITY
  const budget = unit === 'ms' ? { iterations: endless, milliseconds: n } : { iterations: n, milliseconds: endless }
  return { name: word, budget, manner: plainly }
}

/** Reads a BOT argument: `random`, `heuristic`, a level, `search:500ms` or `search:2000i`. */
export function parseBot(word: string): BotKind {
  const known = named.find(({ name }) => name === word)
  if (known !== undefined) return known
  const thinking = thinkingOf(word)
  if (thinking !== null) return search(word, thinking.budget, thinking.manner)
  if (word === 'search' || word.startsWith('search:')) {
    const right = 'say how long it may think on a move, as in search:500ms, or how often, as in search:2000i'
    throw new UnknownBot(`"${word}" is no search bot: ${right}.`)
  }
  throw new UnknownBot(`There is no bot "${word}"; BOT is ${kinds}.`)
}
