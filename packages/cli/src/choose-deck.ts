import { existsSync } from 'node:fs'
import { limits } from '@dejarik/kernel/boundary'
import { UsageError } from './exit.js'
import { readText } from './files.js'
import type { Deck, DeckFault, GameModule } from './game.js'
import { didYouMean, nearest } from './nearest.js'

/** One fault in words. */
export const faultWords = ({ line, rule, says, mend }: DeckFault): string =>
  `${line === undefined ? '' : `line ${line}: `}${says} ${mend.says}${rule === undefined ? '' : ` (${rule})`}`

/** The deck of a file, or the shipped deck of that name. */
export function chooseDeck(module: GameModule, word: string): Deck {
  const { shipped } = module.decks
  const named = shipped.find(({ name }) => name.toLowerCase() === word.toLowerCase())
  if (named && !existsSync(word)) return named
  if (!existsSync(word)) {
    const names = shipped.map(({ name }) => name)
    const meant = nearest(word, names)
    const right = meant === undefined ? `Decks that come with the game: ${names.join(', ')}.` : `Did you mean ${meant}?`
    throw new UsageError(`"${word}" is neither a file nor a deck that comes with the game. ${right}`)
  }
  const { deck, faults } = module.decks.read(readText(word, limits.deck.bytes))
  if (faults.length > 0)
    throw new UsageError([`${word} cannot be read as a deck:`, ...faults.map(faultWords)].join('\n'))
  return deck
}

/** Refuses a format that the game does not have, or that is for other numbers of players. */
export function isFormat(module: GameModule, format: string, players?: number): void {
  const ids = module.decks.formats.map(({ id }) => id)
  const found = module.decks.formats.find(({ id }) => id === format)
  if (found === undefined)
    throw new UsageError(`There is no format "${format}"; there are ${ids.join(', ')}.${didYouMean(format, ids)}`)
  const { least, most } = found.players
  if (players !== undefined && (players < least || players > most))
    throw new UsageError(`The format ${format} is for ${least === most ? least : `${least} to ${most}`} players.`)
}

/** Refuses decks that may not be played in the format, with every reason, unless the players agreed to it. */
export function allow(module: GameModule, deck: Deck, format: string, lenient: boolean): void {
  if (module.decks.shipped.includes(deck)) return
  const faults = lenient ? [] : module.decks.check(deck, format)
  if (faults.length === 0) return
  const anyway = 'Add --lenient to play it anyway.'
  throw new UsageError(
    [`"${deck.name}" is not legal in the format ${format}:`, ...faults.map(faultWords), anyway].join('\n'),
  )
}
