import type { Seat } from '../state/state.js'
import type { Table } from '../table.js'
import { bound, type Noun, type Scope, type Test, type Vocabulary } from './interpreter.js'
import type { QueryTree, RefTree } from './tree.js'

interface Compiled {
  /** The vocabulary's filters that its tests are of. */
  readonly filters: Vocabulary['filters']
  readonly kind: Noun
  /** Everything that is searched. */
  readonly all: (t: Table, x: Scope, you: Seat) => readonly number[]
  readonly tests: readonly Test[]
  readonly wanted: readonly unknown[]
}

/** One of the things bound before. */
const isAmong = (t: Table, thing: number, wanted: RefTree, x: Scope): boolean => bound(t, wanted, x).includes(thing)

/** Queries are part of immutable definitions: what each key means is looked up once. */
const compiled = new WeakMap<object, Compiled>()

function compile(words: Vocabulary, query: QueryTree): Compiled {
  const kind = words.kinds.get(query.kind)
  if (kind === undefined) throw new Error(`No noun is called '${query.kind}' in ${JSON.stringify(query)}`)
  const tests: Test[] = []
  const wanted: unknown[] = []
  for (const [key, value] of Object.entries(query)) {
    if (key === 'kind' || key === 'zone') continue
    const test = key === 'one-of' ? isAmong : words.filters.get(key)
    if (test === undefined) throw new Error(`No filter is called '${key}' in ${JSON.stringify(query)}`)
    tests.push(test)
    wanted.push(value)
  }
  const made = { filters: words.filters, kind, all: candidates(words, kind, query), tests, wanted }
  compiled.set(query, made)
  return made
}

function plan(t: Table, query: QueryTree): Compiled {
  const { words } = t.rules
  const known = compiled.get(query)
  return known !== undefined && known.filters === words.filters ? known : compile(words, query)
}

function passes(c: Compiled, t: Table, thing: number, query: object, x: Scope, you: Seat): boolean {
  for (let i = 0; i < c.tests.length; i++) {
    if (!(c.tests[i] as Test)(t, thing, c.wanted[i], x, you, query)) return false
  }
  return true
}

/** What is searched: the things bound before, where the query says so, or the noun's zone. */
function candidates({ here }: Vocabulary, kind: Noun, query: QueryTree): Compiled['all'] {
  const among = query['one-of']
  if (among === undefined) return kind.among?.(query) ?? ((t, x, you) => kind.all(t, query, x, you))
  const anywhere = here === undefined || !('zone' in query)
  return (t, x) => bound(t, among, x).filter((thing) => kind.is(t, thing) && (anywhere || here(t, thing, query, x)))
}

/** Everything on the table that the query describes, in canonical order. */
export function find(t: Table, query: QueryTree, x: Scope, you: Seat): number[] {
  const c = plan(t, query)
  const found: number[] = []
  for (const thing of c.all(t, x, you)) if (passes(c, t, thing, query, x, you)) found.push(thing)
  return found
}

/** Is there anything that the query describes, and that fits? */
export function exists(t: Table, query: QueryTree, x: Scope, you: Seat, fits?: (thing: number) => boolean): boolean {
  const c = plan(t, query)
  for (const thing of c.all(t, x, you))
    if (passes(c, t, thing, query, x, you) && (fits === undefined || fits(thing))) return true
  return false
}

/** Is this one of what the query describes? Wherever it is now: "if it was a vehicle" asks of a card that has moved. */
export function isA(t: Table, thing: number, query: QueryTree, x: Scope, you: Seat): boolean {
  const c = plan(t, query)
  if (!c.kind.is(t, thing) || !passes(c, t, thing, query, x, you)) return false
  const { here, counts } = t.rules.words
  if (counts !== undefined && !counts(t, thing, query)) return false
  return here === undefined || !('zone' in query) || here(t, thing, query, x)
}
