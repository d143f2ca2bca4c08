import { said } from '../log/said.js'
import type { Field, Language } from './fields.js'
import { meant } from './near.js'
import type { Fact, Query, SearchFault, Word } from './query.js'
import { readQuery } from './read.js'
import { meaningOf, small, type Test } from './terms.js'

export interface SearchResult<Card> {
  readonly found: readonly Card[]
  readonly faults: readonly SearchFault[]
}

/** The cards of a game, ready to be searched in its language. */
export interface Library<Card> {
  readonly language: Language<Card>
  readonly cards: readonly Card[]
  /** The cards that a search finds, in their order, and what in it was left out because it cannot be meant. */
  search(words: string): SearchResult<Card>
  /** The cards that a query finds; what cannot be meant is left out. */
  matching(query: Query, faults?: SearchFault[]): readonly Card[]
  /** Every value of a field, the most frequent first. */
  valuesOf(field: Field<Card>): readonly string[]
  readonly fields: ReadonlyMap<string, Field<Card>>
}

/** Values of a field on one card, by the words that look for them. */
export function wordsOf<Card>(field: Field<Card>, card: Card): readonly string[] {
  if (field.kind === 'words') return field.of(card)
  if (field.kind === 'amount') return field.of(card).map(({ of }) => of)
  if (field.kind === 'number') return field.of(card).filter((each) => typeof each === 'string')
  return []
}

export function library<Card>(language: Language<Card>, cards: readonly Card[]): Library<Card> {
  const known = new Map<Field<Card>, readonly string[]>()
  const valuesOf = (field: Field<Card>): readonly string[] => {
    const before = known.get(field)
    if (before !== undefined) return before
    const counts = new Map<string, number>()
    for (const card of cards)
      for (const value of new Set(wordsOf(field, card))) counts.set(value, (counts.get(value) ?? 0) + 1)
    const values = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([value]) => value)
    known.set(field, values)
    return values
  }
  const remembered = (make: (card: Card) => string): ((card: Card) => string) => {
    const texts = new Map<Card, string>()
    return (card) => {
      const before = texts.get(card)
      if (before !== undefined) return before
      const text = small(make(card))
      texts.set(card, text)
      return text
    }
  }
  const textOf = remembered(language.anywhere)
  const fields = new Map(
    language.fields.flatMap((field): [string, Field<Card>][] => {
      const made = field.kind === 'text' ? { ...field, of: remembered(field.of) } : field
      return [field.name, ...(field.also ?? [])].map((name) => [small(name), made])
    }),
  )
  let words: ReadonlySet<string> | undefined
  const vocabulary = () => {
    words ??= new Set(cards.flatMap((card) => textOf(card).match(/[\p{L}\p{N}]{3,}/gu) ?? []))
    return words
  }

  function word({ word: typed, from, to }: Word, faults: SearchFault[]): Test<Card> {
    const wanted = small(typed)
    if (cards.some((card) => textOf(card).includes(wanted))) return (card) => textOf(card).includes(wanted)
    const near = /\s/.test(typed) ? undefined : meant(typed, vocabulary())
    faults.push(
      near === undefined
        ? { from, to, ...said('No card has “{0}” in its name, its type or its text.', typed) }
        : {
            from,
            to,
            ...said('No card has “{0}” in its name, its type or its text. Did you mean {1}?', typed, near),
            instead: near,
          },
    )
    return () => false
  }

  function stated(fact: Fact, faults: SearchFault[]): Test<Card> | null {
    // A title with a colon, `Tatooine: Cantina`, is no field.
    if (fact.value === '' && !fields.has(small(fact.field)))
      return word({ kind: 'word', word: `${fact.field}${fact.how}`, from: fact.from, to: fact.to }, faults)
    const meaning = meaningOf(fact, fields, valuesOf)
    if (typeof meaning === 'function') return meaning
    faults.push(meaning)
    return null
  }

  /** Null where it was left out. */
  function testOf(query: Query, faults: SearchFault[]): Test<Card> | null {
    if (query.kind === 'word') return word(query, faults)
    if (query.kind === 'fact') return stated(query, faults)
    if (query.kind === 'not') {
      const test = testOf(query.of, faults)
      return test === null ? null : (card) => !test(card)
    }
    const tests = query.of.flatMap((each) => testOf(each, faults) ?? [])
    if (tests.length === 0) return null
    return query.kind === 'all'
      ? (card) => tests.every((test) => test(card))
      : (card) => tests.some((test) => test(card))
  }

  function matching(query: Query, faults: SearchFault[] = []): readonly Card[] {
    const test = testOf(query, faults)
    return test === null ? cards : cards.filter(test)
  }

  return {
    language,
    cards,
    fields,
    valuesOf,
    matching,
    search(words) {
      const { query, faults } = readQuery(words)
      const all = [...faults]
      const found = matching(query, all)
      return { found, faults: all.sort((a, b) => a.from - b.from) }
    },
  }
}

/** What was typed, with one fault mended. */
export const mended = (words: string, { from, to, instead = '' }: SearchFault): string =>
  `${words.slice(0, from)}${instead}${words.slice(to)}`.trim()
