import type { Said } from '../log/said.js'

/** Where in what was typed something stands. */
export interface Span {
  readonly from: number
  readonly to: number
}

export const comparisons = ['<=', '>=', '!=', ':', '=', '<', '>'] as const
export type Comparison = (typeof comparisons)[number]

/** A word or phrase to be found anywhere on a card. */
export interface Word extends Span {
  readonly kind: 'word'
  readonly word: string
}

/** What one field must be: `cost<=2`. The value is empty where none was typed yet. */
export interface Fact extends Span {
  readonly kind: 'fact'
  readonly field: string
  readonly how: Comparison
  readonly value: string
}

/** What is looked for: every one of some, any one of some, not this. */
export type Query =
  | { readonly kind: 'all'; readonly of: readonly Query[] }
  | { readonly kind: 'any'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  | Word
  | Fact

/** Something in a search that cannot be as it was meant, and what would be right. */
export interface SearchFault extends Span, Said {
  /** What could stand there instead. */
  readonly instead?: string
}

/** Words that join others; to look for one of them it stands in quotation marks. */
const joining = new Set(['or', 'and', 'not'])

const quoted = (text: string): string =>
  /^[^\s()"|-][^\s()"|]*$/.test(text) && !joining.has(text.toLowerCase()) ? text : `"${text}"`

const isSeveral = (query: Query): boolean => (query.kind === 'all' || query.kind === 'any') && query.of.length !== 1

/** A query as it could have been typed. */
export function writeQuery(query: Query): string {
  switch (query.kind) {
    case 'word':
      // A word that looks like a field of its own would be read as one.
      return comparisons.some((sign) => query.word.includes(sign)) ? `"${query.word}"` : quoted(query.word)
    case 'fact':
      return `${query.field}${query.how}${query.value === '' ? '' : quoted(query.value)}`
    case 'not':
      return isSeveral(query.of) ? `-(${writeQuery(query.of)})` : `-${writeQuery(query.of)}`
    case 'any':
      return query.of.map(writeQuery).join(' or ')
    case 'all':
      return query.of
        .map((each) => (each.kind === 'any' && isSeveral(each) ? `(${writeQuery(each)})` : writeQuery(each)))
        .join(' ')
  }
}
