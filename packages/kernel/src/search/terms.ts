import { plain } from '../decks/names.js'
import { type Said, said } from '../log/said.js'
import type { Amount, AmountField, Field, NumberField, WordsField } from './fields.js'
import { meant } from './near.js'
import type { Comparison, Fact, SearchFault } from './query.js'

export type Test<Card> = (card: Card) => boolean

/** A test, or what is wrong with what was typed. */
export type Meaning<Card> = Test<Card> | SearchFault

/** Letters in small, without accents. */
export const small = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export function isSo(a: number, how: Comparison, b: number): boolean {
  switch (how) {
    case '<':
      return a < b
    case '>':
      return a > b
    case '<=':
      return a <= b
    case '>=':
      return a >= b
    default:
      return a === b
  }
}

const isEqual = (how: Comparison): boolean => how === ':' || how === '=' || how === '!='

/** Writes a value as it would have to be typed. */
export const typed = (value: string): string => (/[\s()"|]/.test(value) ? `"${value}"` : value)

/** The values that a word stands for: that very one, or those with a word that begins so. */
function valuesFor(word: string, known: readonly string[], means: Readonly<Record<string, string>> = {}): string[] {
  const wanted = plain(means[small(word)] ?? word)
  if (wanted === '') return []
  const same = known.filter((value) => plain(value) === wanted)
  if (same.length > 0) return same
  return known.filter((value) => {
    const parts = value.split(/[\s-]+/)
    return parts.some((_part, i) => plain(parts.slice(i).join('')).startsWith(wanted))
  })
}

function unknown(fact: Fact, name: string, value: string, known: readonly string[], put = typed): SearchFault {
  const near = meant(value, known)
  const { from, to, field, how } = fact
  if (near === undefined) return { from, to, ...said('No card has {0} “{1}”: it is {2:or}.', name, value, known) }
  const instead = `${field}${how}${put(near)}`
  return { from, to, ...said('No card has {0} “{1}”. Did you mean {2}?', name, value, instead), instead }
}

function words<Card>(field: WordsField<Card>, fact: Fact, known: readonly string[]): Meaning<Card> {
  const { how, value } = fact
  const wanted = new Set(valuesFor(value, known, field.means))
  if (!isEqual(how)) return noNumber(field, fact, wanted.size > 0, known)
  if (wanted.size === 0) return unknown(fact, field.name, value, known)
  return (card) => field.of(card).some((each) => wanted.has(each)) === (how !== '!=')
}

/** Words cannot be greater or less. */
function noNumber<Card>(field: Field<Card>, fact: Fact, isKnown: boolean, known: readonly string[]): SearchFault {
  const { from, to, value } = fact
  if (!isKnown) return { from, to, ...said('{0} is no number. Write {0}: and one of {1:or}.', field.name, known) }
  const instead = `${fact.field}:${typed(value)}`
  return { from, to, ...said('{0} is no number. Write {1}.', field.name, instead), instead }
}

/** A number, or the sign that stands in its place. */
const numberIn = (text: string): number =>
  /^(π|pi)$/i.test(text) ? Math.PI : /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

function number<Card>(
  field: NumberField<Card>,
  { from, to, how, value }: Fact,
  other: NumberField<Card> | undefined,
  signs: ReadonlySet<string>,
): Meaning<Card> {
  const wanted = numberIn(value)
  const holds = (card: Card, against: number) =>
    field.of(card).some((each) => typeof each === 'number' && isSo(each, how, against))
  const unless = (test: Test<Card>): Test<Card> => (how === '!=' ? (card) => !test(card) : test)
  if (!Number.isNaN(wanted)) return unless((card) => holds(card, wanted))
  if (signs.has(small(value)) && isEqual(how))
    return unless((card) => field.of(card).some((each) => each === small(value)))
  if (other !== undefined)
    return unless((card) => other.of(card).some((against) => typeof against === 'number' && holds(card, against)))
  return { from, to, ...said('{0} is a number. Write {0}<=2, {0}:3 or {0}>4.', field.name) }
}

/** `3melee`, `+2ranged`, `melee`. */
function amountIn(value: string): { n: number | undefined; of: string } {
  const [, plus = '', digits, rest = ''] = /^(\+?)(\d+)?\s*(.*)$/.exec(value) ?? []
  return { n: digits === undefined ? undefined : Number(digits), of: `${plus}${rest}` }
}

function amount<Card>(field: AmountField<Card>, fact: Fact, known: readonly string[]): Meaning<Card> {
  const { from, to, how, value } = fact
  const { n, of } = amountIn(value)
  const plus = of.startsWith('+')
  const kinds = known.filter((each) => each.startsWith('+') === plus)
  const wanted = new Set(valuesFor(of, kinds, field.means))
  if (wanted.size === 0)
    return unknown(fact, field.name, of, kinds, (near) => typed(`${plus ? '+' : ''}${n ?? ''}${near.replace('+', '')}`))
  if (n === undefined && !isEqual(how))
    return {
      from,
      to,
      ...said('How many? Write {0}.', `${field.name}${how}2${of}`),
      instead: `${field.name}${how}${typed(`2${of}`)}`,
    }
  const holds = (each: Amount) =>
    wanted.has(each.of) && (n === undefined || (each.n !== undefined && isSo(each.n, how, n)))
  return (card) => field.of(card).some(holds) === (how !== '!=')
}

/** What a fact means in a game's language. Text fields give small letters. */
export function meaningOf<Card>(
  fact: Fact,
  fields: ReadonlyMap<string, Field<Card>>,
  valuesOf: (field: Field<Card>) => readonly string[],
): Meaning<Card> {
  const { from, to, how, value } = fact
  const field = fields.get(small(fact.field))
  if (field === undefined) {
    const near = meant(small(fact.field), fields.keys())
    if (near === undefined) {
      const names = [...new Set([...fields.values()].map(({ name }) => name))]
      return {
        from,
        to,
        ...said(
          'There is no field “{0}”: it is {1:or}. For the words themselves use quotation marks.',
          fact.field,
          names,
        ),
        instead: `"${fact.field}${how}${value}"`,
      }
    }
    const instead = `${near}${how}${typed(value)}`
    return { from, to, ...said('There is no field “{0}”. Did you mean {1}?', fact.field, instead), instead }
  }
  if (value === '') return { from, to, ...missing(field, valuesOf(field)) }
  if (field.kind === 'words') return words(field, fact, valuesOf(field))
  if (field.kind === 'amount') return amount(field, fact, valuesOf(field))
  if (field.kind === 'number') {
    const other = fields.get(small(value))
    return number(field, fact, other?.kind === 'number' ? other : undefined, new Set(valuesOf(field)))
  }
  if (!isEqual(how)) return noNumber(field, fact, true, [])
  const wanted = small(value)
  return (card) => field.of(card).includes(wanted) === (how !== '!=')
}

function missing<Card>({ kind, name }: Field<Card>, values: readonly string[]): Said {
  if (kind === 'number') return said('What shall {0} be? Write {0}<=2 or {0}:3.', name)
  if (kind === 'text') return said('What shall {0} be? Write {0}:"some words".', name)
  return said('What shall {0} be? Write {0}: and one of {1:or}.', name, values)
}
