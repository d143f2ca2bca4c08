import { limits } from '@dejarik/kernel/boundary'
import { faultWords } from '../choose-deck.js'
import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import { readText } from '../files.js'
import { type GameId, loadGame } from '../games.js'
import { didYouMean } from '../nearest.js'

/** The same deck in another format. A list of which a part could not be read is not written: cards would be lost. */
export async function convert(file: string, options: { game: GameId; to: string }): Promise<Report> {
  const { decks } = await loadGame(options.game)
  const known = Object.keys(decks.writers)
  const write = Object.hasOwn(decks.writers, options.to) ? decks.writers[options.to] : undefined
  if (write === undefined)
    throw new UsageError(
      `Decks of ${options.game} cannot be written as "${options.to}"; --to is ${known.join(' or ')}.${didYouMean(options.to, known)}`,
    )
  const { deck, faults } = decks.read(readText(file, limits.deck.bytes))
  if (faults.length > 0)
    throw new UsageError([`${file} cannot be read in full:`, ...faults.map(faultWords)].join('\n  '))
  const text = write(deck).trimEnd()
  return { text, json: { game: options.game, to: options.to, deck: deck.name, text } }
}
