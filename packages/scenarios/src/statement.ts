import { nth, type Part } from '@dejarik/kernel'
import { Fault } from './file.js'

/** One form of statement of a game: how it reads, and whether it holds; null when it does, else what is so instead. */
export interface Statement<X, S> {
  readonly form: string
  readonly reads: RegExp
  /** It needs no table: it is about decks. */
  readonly anywhere?: true
  holds(x: X, s: S, words: readonly string[]): string | null
}

/** Tests a statement against the forms of a game. A form that begins with SEAT is meant only where one is named. */
export function testStatement<X extends { readonly seats: readonly string[] }, S>(
  forms: readonly Statement<X, S>[],
  x: X,
  s: S | null,
  text: string,
): string | null {
  const said = text.trim().replace(/\s+/g, ' ')
  for (const statement of forms) {
    const found = statement.reads.exec(said)
    if (found === null) continue
    if (statement.form.startsWith('SEAT') && !x.seats.includes(nth(found, 1))) continue
    if (s === null && !statement.anywhere) throw new Fault('there is no table: this needs `seats`.')
    return statement.holds(x, s as S, found.slice(1))
  }
  const list = forms.map(({ form }) => form).join('\n  ')
  throw new Fault(`no statement reads like this. Statements are:\n  ${list}`)
}

/** Null when both are the same, else what is so. */
export const same = (wanted: unknown, is: unknown, what: string): string | null =>
  wanted === is ? null : `${what} ${String(is)}`

export const number = (word: string | undefined): number => (word === 'no' ? 0 : Number(word))

/** The same of a number that can be explained: what explains it must come to it, where it is not kept from falling below 0. */
export function explained(wanted: number, count: (parts: Part[] | null) => number): string | null {
  const is = count(null)
  if (is !== wanted) return `it is ${is}`
  const parts: Part[] = []
  const total = count(parts)
  const sum = parts.reduce((all, { value }) => all + value, 0)
  if (total === is && (sum === is || (sum < 0 && is === 0))) return null
  return `it is explained as ${parts.map(({ value, from }) => `${value} (${from})`).join(' + ') || 'nothing'}`
}
