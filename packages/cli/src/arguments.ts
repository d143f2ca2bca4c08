import { UnknownBot } from '@dejarik/bots'
import { InvalidArgumentError } from 'commander'
import { botKind } from './bots/kind.js'
import { UsageError } from './exit.js'

/** Reads a number that counts something. */
export const positive = (word: string): number => {
  const number = Number(word)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new InvalidArgumentError('It must be a whole number above 0.')
}

/** More threads than this are a slip of the finger: each takes memory of its own. */
const MANY_THREADS = 256

/** Reads a number of threads. */
export const threadCount = (word: string): number => {
  const number = positive(word)
  if (number <= MANY_THREADS) return number
  throw new InvalidArgumentError(`It must be ${MANY_THREADS} at most; more threads than cores gain nothing.`)
}

export const wholeNumber = (word: string): number => {
  const number = Number(word)
  if (word.trim() !== '' && Number.isSafeInteger(number) && number >= 0) return number
  throw new InvalidArgumentError('It must be a whole number, 0 or more.')
}

/** Reads a BOT argument; the name is kept, for it is sent to other threads. */
export const botName = (word: string): string => {
  try {
    return botKind(word).name
  } catch (error) {
    if (error instanceof UnknownBot) throw new UsageError(error.message)
    throw error
  }
}

/** Reads a share between 0 and 1. */
export const probability = (word: string): number => {
  const number = Number(word)
  if (word.trim() !== '' && number > 0 && number < 1) return number
  throw new InvalidArgumentError('It must be a number between 0 and 1, as in 0.6.')
}
