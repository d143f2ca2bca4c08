import type { BotKind } from './bot.js'
import { heuristic } from './heuristic.js'
import { random } from './random.js'
import { search } from './search/bot.js'

/** A word that names no player, or one that cannot play yet. */
export class UnknownBot extends Error {
  override readonly name = 'UnknownBot'
}

/** Reads a BOT argument: `random`, `heuristic`, `search:500ms` or `search:2000i`. */
export function parseBot(word: string): BotKind {
  if (word === 'random') return random
  if (word === 'heuristic') return heuristic
  if (word === 'search' || word.startsWith('search:')) {
    const [, number] = /^search:(\d+)(?:ms|i)$/.exec(word) ?? []
    if (number === undefined || Number(number) === 0) {
      const right = 'say how long it may think on a move, as in search:500ms, or how often, as in search:2000i'
      throw new UnknownBot(`"${word}" is no search bot: ${right}.`)
    }
    const n = Number(number)
    const endless = Number.POSITIVE_INFINITY
    const byTime = word.endsWith('ms')
    return search(word, byTime ? { iterations: endless, milliseconds: n } : { iterations: n, milliseconds: endless })
  }
  const kinds = 'random, heuristic, search:500ms or search:2000i'
  throw new UnknownBot(`There is no bot "${word}"; BOT is ${kinds}.`)
}
