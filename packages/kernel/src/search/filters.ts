import { plain } from '../decks/names.js'
import { nth } from '../nth.js'
import type { Field } from './fields.js'
import { type Fact, type Query, writeQuery } from './query.js'
import { isEmpty, readQuery } from './read.js'
import { type Library, wordsOf } from './search.js'
import { small, typed } from './terms.js'

/** One value to click. */
export interface FilterValue {
  readonly value: string
  /** How many cards there are of it, with the rest of the search as it is. */
  readonly count: number
  readonly on: boolean
  /** The search with this value put in, or taken out. */
  readonly words: string
}

export interface Filter {
  readonly field: string
  readonly values: readonly FilterValue[]
}

const partsOf = (query: Query): readonly Query[] => (query.kind === 'all' ? query.of : [query])

/** `type:upgrade`, or several of one field: `type:upgrade or type:support`. */
function chosenIn<Card>(part: Query, field: Field<Card>, among: Library<Card>): Fact[] | null {
  const of = part.kind === 'any' ? part.of : [part]
  const facts = of.filter(
    (each): each is Fact =>
      each.kind === 'fact' && (each.how === ':' || each.how === '=') && among.fields.get(small(each.field)) === field,
  )
  return facts.length === of.length ? facts : null
}

const join = (parts: readonly Query[]): string =>
  writeQuery(parts.length === 1 ? nth(parts, 0) : { kind: 'all', of: parts })

/** The search with one value put in or taken out. Of what a card has one of, either will do; of several, each must be. */
function toggled<Card>(among: Library<Card>, parts: readonly Query[], field: Field<Card>, value: string): string {
  const fact: Fact = { kind: 'fact', field: field.name, how: ':', value, from: 0, to: 0 }
  const isIt = (each: Fact) => plain(each.value) === plain(value)
  const groups = parts.map((part) => chosenIn(part, field, among))
  const on = groups.findIndex((group) => group?.some(isIt) ?? false)
  const place = on >= 0 || isMany(among, field) ? on : groups.findIndex((group) => group !== null)
  if (place < 0) return join([...parts, fact])
  const chosen = groups[place] as Fact[]
  const left = on < 0 ? [...chosen, fact] : chosen.filter((each) => !isIt(each))
  const group: Query = left.length === 1 ? (left[0] as Fact) : { kind: 'any', of: left }
  return join(parts.flatMap((part, i) => (i !== place ? [part] : left.length === 0 ? [] : [group])))
}

/** Has a card several values of this field? */
const isMany = <Card>(among: Library<Card>, field: Field<Card>): boolean =>
  among.cards.some((card) => new Set(wordsOf(field, card)).size > 1)

/** The fields that are offered to click, with what a click makes of the search that stands there. */
export function filtersFor<Card>(among: Library<Card>, words: string, most = 12): Filter[] {
  const { query } = readQuery(words)
  const parts = partsOf(query).filter((part) => !isEmpty(part))
  return among.language.fields.flatMap((field) => {
    if ((field.kind !== 'words' && field.kind !== 'amount') || field.filter === undefined) return []
    const groups = parts.map((part) => chosenIn(part, field, among))
    // What is chosen of one value must not hide how many there are of the others.
    const rest = isMany(among, field) ? parts : parts.filter((_part, i) => groups[i] === null)
    const counts = new Map<string, number>()
    for (const card of among.matching({ kind: 'all', of: rest }))
      for (const value of new Set(wordsOf(field, card))) counts.set(value, (counts.get(value) ?? 0) + 1)
    const chosen = new Set(groups.flatMap((group) => group ?? []).map(({ value }) => plain(value)))
    // What would find nothing is not offered, so that what does has room.
    const values = among
      .valuesOf(field)
      .filter((value) => counts.has(value) || chosen.has(plain(value)))
      .slice(0, most)
      .map((value) => ({
        value,
        count: counts.get(value) ?? 0,
        on: chosen.has(plain(value)),
        words: toggled(among, parts, field, value),
      }))
    return values.length === 0 ? [] : [{ field: field.name, values }]
  })
}

/** Every field with what may be typed for it: for whoever reads the help. */
export const fieldHelp = <Card>(among: Library<Card>) =>
  among.language.fields.map((field) => ({
    name: field.name,
    about: field.about,
    // The signs that stand for numbers would not help anybody.
    values: field.kind === 'number' ? [] : among.valuesOf(field).slice(0, 24).map(typed),
  }))
