import { english } from './words.js'

/** A name as it is, or words that another language has its own for. */
type Words = string | Said

/** What fills a gap: a word, a number, several names. */
export type Gap = Words | number | readonly Words[]

/**
 * A sentence in English. Where it has gaps it comes with its form, `it costs {0}`, and what fills them: by the form, or
 * by the sentence itself, another language finds its own.
 */
export interface Said {
  readonly says: string
  readonly form?: string
  readonly gaps?: readonly Gap[]
}

const gap = /\{(\d)(?:\|([^|}]*)\|([^}]*)|(:or))?\}/g

/** A sentence with its gaps filled: `{0}`, `{0|card|cards}` the word for so many, `{0:or}` a choice of several. */
export function filled(
  form: string,
  gaps: readonly Gap[],
  either = english.either,
  tell = ({ says }: Said): string => says,
): string {
  const word = (by: Words | number): string => (typeof by === 'object' ? tell(by) : String(by))
  return form.replace(gap, (_gap, n: string, one?: string, more?: string, or?: string) => {
    const by = gaps[Number(n)] ?? ''
    if (one !== undefined) return String(by === 1 ? one : more)
    if (typeof by !== 'object' || 'says' in by) return word(by)
    return or === undefined ? by.map(word).join(', ') : either(by.map(word))
  })
}

/** Something cannot be done, and whoever asked for it is told why. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super(said.says)
  }
}

/** A sentence that another language can say too; not for a hot path, since it is put together at once. */
export const said = (form: string, ...gaps: readonly Gap[]): Said =>
  gaps.length === 0 ? { says: form } : { says: filled(form, gaps), form, gaps }
