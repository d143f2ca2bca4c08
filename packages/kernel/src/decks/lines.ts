import { limits } from '../boundary/limits.js'
import { said } from '../log/said.js'
import type { ReadingFault } from './faults.js'

// `2x Aim`, `2 x Aim`, `2xAim`, `2 Aim`, `2<TAB>Aim`, but the X of `2 X-wing` belongs to the name, as do digits: `4-LOM`.
const countPattern = /^(\d{1,4})(?:[x×]\s+|\s+[x×]\s+|\s+|[x×](?=\p{L}))(\S.*)$/iu

/** The lines of a text, without the spaces around them. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())

/** A list that is longer than any deck is not read at all. */
export function tooLong(text: string): ReadingFault | undefined {
  const { bytes, lines } = limits.deck
  const mend = said('Give the list of one deck.')
  if (text.length > bytes) return { ...said('The list has {0} signs; {1} are possible.', text.length, bytes), mend }
  const count = linesOf(text).length
  return count > lines ? { ...said('The list has {0} lines; {1} are possible.', count, lines), mend } : undefined
}

/** The number before a name, if a line has one. */
export function readCount(line: string): { count?: number; rest: string } {
  const [, count, rest = line] = countPattern.exec(line) ?? []
  return { rest, ...(count !== undefined && { count: Number(count) }) }
}

/** Lists that come with a game: `3 Clone Squad; 1 Kit Fisto (A)`. Anything else in them is a mistake, so it throws. */
export function readList(deck: string, text: string, separator = ';'): { count: number; name: string }[] {
  return text.split(separator).map((entry) => {
    const [, count, name] = /^(\d+) (.+)$/s.exec(entry.trim()) ?? []
    if (name === undefined) throw new Error(`The deck "${deck}" lists "${entry.trim()}", which is no number and name.`)
    return { count: Number(count), name: name.replace(/\s+/g, ' ') }
  })
}
