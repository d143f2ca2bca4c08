import type { Said } from './gains.js'

/**
 * Something that texts speak of, as one word: 'power', 'cannot move', 'immune' … It holds what was last heard of it, in
 * whatever state that was, and the date of that: see `derived.ts`.
 */
export interface Topic {
  readonly word: string
  /** Its place among all topics. */
  readonly id: number
  said: readonly Said[]
  saidAt: number
  /** The numbers of cards that have this name, and the date of each. */
  readonly numbers: number[]
  readonly numbersAt: number[]
  /** Could what is said change with any card that moves? And the table for which that was found out. */
  restless: boolean
  restlessIn: number
}

const topics = new Map<string, Topic>()

/** The topic of that word: there is one for each. */
export function topic(word: string): Topic {
  let found = topics.get(word)
  if (found === undefined) {
    found = {
      word,
      id: topics.size,
      said: [],
      saidAt: 0,
      numbers: [],
      numbersAt: [],
      restless: false,
      restlessIn: 0,
    }
    topics.set(word, found)
  }
  return found
}
