import type { CardSheet, LogLine, Screen, Thing } from '../protocol.js'

/** One thing on the table in words, and what is on it. */
export interface Entry {
  readonly text: string
  readonly thing?: Thing
  /** The card that can be looked at. */
  readonly id?: string
  readonly inside?: readonly Entry[]
}

export interface Section {
  readonly heading: string
  readonly entries: readonly Entry[]
}

/** A whole table in words. */
export type Outline = (
  screen: Screen,
  cards: ReadonlyMap<string, CardSheet>,
  log?: readonly LogLine[],
) => readonly Section[]

/** Words that are there, with commas between. */
export const listed = (...words: readonly (string | false | null | undefined)[]): string =>
  words.filter((word) => typeof word === 'string' && word !== '').join(', ')
