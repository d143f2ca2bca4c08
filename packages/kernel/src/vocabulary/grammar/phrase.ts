import { nth } from '../../nth.js'
import type { Production, Reading, Slots } from './grammar.js'
import { numberOf, type Voice } from './inflect.js'
import type { Reader } from './read.js'
import { isRecord } from './words.js'
import type { Writer } from './write.js'

/**
 * Noun phrases: words before a noun, the noun, words after it. Each filter of a query is a production of the sort
 * `before` or `after` whose slots are named after the query's keys; nouns are productions of the sort `noun`;
 * whose it is stands in front of everything, as the sort `possessive` says it.
 */
export interface Phrases {
  before: readonly Production[]
  noun: readonly Production[]
  after: readonly Production[]
  /** The key that a possessive fills. */
  owner: string
  /** What "another" adds to a query. */
  another: Slots
  /** Do these keys go together? */
  fits(query: Slots): boolean
  /** Nouns that are the same for one and for many. */
  invariable?: readonly string[]
  /** Does it say by name what is meant, so that one of it has no article? */
  proper?(query: Slots): boolean
}

interface Said {
  owner: string[] | undefined
  words: string[]
}

const clash = (a: Slots, b: Slots) => Object.keys(b).some((key) => key in a)

export type Count = 'one' | 'many' | 'any'

export function readPhrase(
  reader: Reader,
  start: number,
  voice: Voice,
  rules: Phrases,
  given: Slots,
  count: Count,
): Reading[] {
  const found: Reading[] = []
  const seen = new Set<string>()
  const go = (sort: 'before' | 'after', end: number, query: Slots, cost: number): void => {
    const key = `${sort} ${end} ${JSON.stringify(query)}`
    if (seen.has(key)) return
    seen.add(key)
    if (sort === 'after' && rules.fits(query)) found.push({ end, node: query, cost })
    for (const next of sort === 'before' ? (['before', 'noun'] as const) : (['after'] as const)) {
      for (const reading of reader.readings(next, end, voice)) {
        const more = reading.node as Slots
        const last = nth(reader.words, reading.end - 1)
        if (next === 'noun' && !rules.invariable?.includes(last) && !agrees(last, count)) continue
        if (!clash(query, more)) {
          go(next === 'noun' ? 'after' : next, reading.end, { ...query, ...more }, cost + reading.cost)
        }
      }
    }
  }
  go('before', start, given, 0)
  return found
}

/** "your die" is one, "your dice" are many. */
function agrees(noun: string, count: Count): boolean {
  const number = numberOf(noun)
  return count === 'any' || number === undefined || number === count
}

export function writePhrase(
  writer: Writer,
  node: unknown,
  voice: Voice,
  rules: Phrases,
  number: number,
): Said | undefined {
  if (!isRecord(node)) return undefined
  const rest = { ...node }
  const take = (list: readonly Production[]): string[][] => {
    const said: string[][] = []
    for (const rule of list) {
      const slots = takeable(rule, rest)
      const words = slots && writer.fill(rule.parts, slots, voice, number)
      if (words === undefined) continue
      said.push(words)
      for (const key of rule.fields as string[]) delete rest[key]
    }
    return said
  }
  const noun = take(rules.noun)
  const after = take(rules.after)
  const before = take(rules.before)
  const owner = rules.owner in rest ? writer.say('possessive', rest[rules.owner], voice) : undefined
  if (owner !== undefined) delete rest[rules.owner]
  if (noun.length !== 1 || Object.keys(rest).length > 0) return undefined
  return { owner, words: [...before, ...noun, ...after].flat() }
}

/** Can this production say some of these keys? */
function takeable(rule: Production, rest: Slots): Slots | undefined {
  const { fields = [] } = rule
  if (fields.length === 0 || !fields.every((key) => key in rest)) return undefined
  // A production matches whole records: offer it the part of the query that it speaks of.
  return rule.match(Object.fromEntries(fields.map((key) => [key, rest[key]])))
}
