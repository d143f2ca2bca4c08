import { english } from './words.js'

/** What fills a gap: a word, a number, several names. */
export type Gap = string | number | readonly string[]

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
export const filled = (form: string, gaps: readonly Gap[], either = english.either): string =>
  form.replace(gap, (_gap, n: string, one?: string, more?: string, or?: string) => {
    const by = gaps[Number(n)] ?? ''
    if (typeof by === 'object') return or === undefined ? by.join(', ') : either(by)
    return one === undefined ? String(by) : String(by === 1 ? one : more)
  })

/** A sentence that another language can say too; not for a hot path, since it is put together at once. */
export const said = (form: string, ...gaps: readonly Gap[]): Said =>
  gaps.length === 0 ? { says: form } : { says: filled(form, gaps), form, gaps }
