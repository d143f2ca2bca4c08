import { limits } from '@dejarik/kernel/boundary'
import { faultWords, isFormat } from '../choose-deck.js'
import type { Report } from '../command.js'
import { readText } from '../files.js'
import { type GameId, loadGame } from '../games.js'
import { count } from '../text.js'

/** What is wrong with a deck list: what could not be read, and every rule that the rest breaks. */
export async function check(file: string, options: { game: GameId; format?: string }): Promise<Report> {
  const module = await loadGame(options.game)
  if (options.format !== undefined) isFormat(module, options.format)
  const { deck, faults: unread } = module.decks.read(readText(file, limits.deck.bytes))
  const format = options.format ?? module.decks.formatOf([deck], 2)
  // Where nothing was read, the list is no deck: what it lacks as one would only hide that.
  const faults = isNothing(deck) && unread.length > 0 ? unread : [...unread, ...module.decks.check(deck, format)]
  const legal = faults.length === 0
  const name = deck.name || file
  const text = legal
    ? `${name} is legal in the format ${format}.`
    : [`${name}: ${count(faults.length, 'problem')} in the format ${format}.`, ...faults.map(faultWords)].join('\n  ')
  // Whoever reads this file gets sentences; forms and gaps are for other languages.
  const told = faults.map(({ form: _form, gaps: _gaps, mend, ...fault }) => ({ ...fault, mend: mend.says }))
  return { text, json: { game: options.game, format, deck: deck.name, legal, faults: told }, holds: legal }
}

const isNothing = (deck: object): boolean =>
  Object.values(deck).every((part) => part === null || typeof part === 'string' || (part as unknown[]).length === 0)
