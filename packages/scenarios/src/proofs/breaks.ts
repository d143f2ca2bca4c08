import { finish, type Rules, type Table } from '@dejarik/kernel'
import type { Any, EffectRule, Noun, Scope, Vocabulary } from '@dejarik/kernel/vocabulary'

/** A word of a game's vocabulary, `condition spot`, and one way to break its meaning. */
export interface Break {
  readonly word: string
  readonly how: string
}

/** What the ways to break a word do to its meaning. */
export const ways: Readonly<Record<string, string>> = {
  always: 'it holds of everything',
  never: 'it holds of nothing',
  theirs: 'the other player is meant',
  either: 'it does not matter whose',
  zero: 'it comes to 0',
  more: 'it comes to one more',
  nothing: 'nothing is done or meant',
  everything: 'every card there is is meant',
  possible: 'it is offered though it could not be done',
  impossible: 'it is never offered',
}

/** Which break is in force; null: none, and words mean what they say. */
type Switch = { broken: Break | null; differs: ((key: string) => void) | null }

const other = (t: Table, you: number): number => (you + 1) % t.s.seats

const asOther = (t: Table, x: Scope, you: number): [Scope, number] => [{ ...x, you: other(t, x.you) }, other(t, you)]

type Read<R> = (t: Table<Any>, tree: Any, x: Scope, you: number) => R

/** A word's readings, the true one and the broken ones, by way. */
type Readings<R> = Readonly<Record<string, (read: Read<R>) => Read<R>>>

const truths: Readings<boolean> = {
  always: () => () => true,
  never: () => () => false,
  theirs: (read) => (t, tree, x, you) => read(t, tree, ...asOther(t, x, you)),
  either: (read) => (t, tree, x, you) => read(t, tree, x, you) || read(t, tree, ...asOther(t, x, you)),
}

const amounts: Readings<number> = {
  zero: () => () => 0,
  more: (read) => (t, tree, x, you) => read(t, tree, x, you) + 1,
  theirs: (read) => (t, tree, x, you) => read(t, tree, ...asOther(t, x, you)),
}

const all = (t: Table): number[] => t.s.def.map((_def, card) => card)

const sets: Readings<readonly number[]> = {
  nothing: () => () => [],
  everything: () => (t) => all(t),
  theirs: (read) => (t, tree, x, you) => read(t, tree, ...asOther(t, x, you)),
}

/** Words that only put others together: whom those mean is their own matter. */
const combining: ReadonlySet<string> = new Set([
  ...['all', 'any', 'compare', 'half', 'half-down', 'if', 'minus', 'not', 'plus', 'tenth', 'times'],
])

const isPersonal = (how: string): boolean => how === 'theirs' || how === 'either'

/**
 * Does a word read the same for every player? It does where its code names neither `you` nor the whole scope, and takes
 * from the scope only what was bound before.
 */
function isImpersonal(name: string, read: { toString(): string }): boolean {
  if (combining.has(name)) return true
  const [, ...body] = read.toString().split('=>')
  const used = body
    .join('=>')
    .replace(/\b(?:bound|first)\(t, [\w.[\]'-]+, x\)|\bsourceOf\(x\)/g, '')
    .replace(/\bx\.(?:that|number|die|source)\b/g, '')
  return body.length > 0 && !/(?<!\.)\b(?:x|you)\b/.test(used)
}

/**
 * Makes the vocabulary of these rules breakable, in place: until a break is switched on, every word means what it says.
 * To be done once, before anything is played.
 */
export function breakable(rules: Rules): { readonly breaks: readonly Break[]; readonly by: Switch } {
  const { words } = rules
  const by: Switch = { broken: null, differs: null }
  const breaks: Break[] = []

  function wrap<R>(word: string, read: Read<R>, readings: Readings<R>, isPlain: boolean): Read<R> {
    const made = Object.entries(readings)
      .filter(([how]) => !(isPlain && isPersonal(how)))
      .map(([how, broken]) => ({ how, key: `${word} ${how}`, read: broken(read) }))
    for (const { how } of made) breaks.push({ word, how })
    return (t, tree, x, you) => {
      const { broken, differs } = by
      if (broken !== null && broken.word === word)
        return (made.find(({ how }) => how === broken.how)?.read ?? read)(t, tree, x, you)
      const truth = read(t, tree, x, you)
      if (differs !== null) {
        by.differs = null
        for (const each of made) if (String(each.read(t, tree, x, you)) !== String(truth)) differs(each.key)
        by.differs = differs
      }
      return truth
    }
  }

  const replace = <V>(map: ReadonlyMap<string, V>, change: (value: V, name: string) => V): void => {
    for (const [name, value] of [...map]) (map as Map<string, V>).set(name, change(value, name))
  }

  replace(words.conditions, (read, name) =>
    wrap(`condition ${name}`, read as Read<boolean>, truths, isImpersonal(name, read)),
  )
  replace(words.values, (read, name) => wrap(`value ${name}`, read as Read<number>, amounts, isImpersonal(name, read)))
  replace(words.filters, (test, name) => breakableFilter(name, test, wrap))
  replace(words.kinds, (noun, name) => breakableNoun(name, noun, wrap))
  replace(words.refs, (read, name) => {
    const wrapped = wrap<readonly number[]>(
      `ref ${name}`,
      (t, _tree, x) => read(t, x),
      { nothing: sets.nothing! },
      true,
    )
    return (t, x) => wrapped(t, null, x, x.you)
  })
  // Queries that were read before are read anew, with the words as they are now.
  Object.assign(words, { filters: new Map(words.filters) })
  for (const rule of words.effects.values()) breakEffect(words, rule, by, breaks)
  breakPlaces(words, wrap)
  return { breaks, by }
}

type Wrap = <R>(word: string, read: Read<R>, readings: Readings<R>, isPlain: boolean) => Read<R>
type Filter = Vocabulary['filters'] extends ReadonlyMap<string, infer F> ? F : never

/** A filter reads the thing and the query besides: they travel with the tree. */
function breakableFilter(name: string, test: Filter, wrap: Wrap): Filter {
  type Asked = { thing: number; wanted: Any; query: Any }
  const wrapped = wrap<boolean>(
    `filter ${name}`,
    (t, { thing, wanted, query }: Asked, x, you) => test(t, thing, wanted, x, you, query),
    truths,
    isImpersonal(name, test),
  )
  return (t, thing, wanted, x, you, query) => wrapped(t, { thing, wanted, query }, x, you)
}

function breakableNoun(name: string, noun: Noun, wrap: Wrap): Noun {
  const wrapped = wrap<readonly number[]>(
    `noun ${name}`,
    (t, query, x, you) => noun.among?.(query)(t, x, you) ?? noun.all(t, query, x, you),
    sets,
    false,
  )
  return { ...noun, all: wrapped, among: (query) => (t, x, you) => wrapped(t, query, x, you) }
}

/** Where a thing must be, and in which state, so that a query sees it: words that stand in no tree. */
function breakPlaces(words: Vocabulary, wrap: Wrap): void {
  const { here, counts } = words
  const ways = { always: truths.always!, never: truths.never! }
  type Asked = { thing: number; query: Any }
  if (here !== undefined) {
    const wrapped = wrap<boolean>('place here', (t, { thing, query }: Asked, x) => here(t, thing, query, x), ways, true)
    Object.assign(words, {
      here: (t: Table, thing: number, query: Any, x: Scope) => wrapped(t, { thing, query }, x, x.you),
    })
  }
  if (counts !== undefined) {
    const wrapped = wrap<boolean>('state counts', (t, { thing, query }: Asked) => counts(t, thing, query), ways, true)
    Object.assign(words, {
      counts: (t: Table, thing: number, query: Any) => wrapped(t, { thing, query }, null as unknown as Scope, 0),
    })
  }
}

function breakEffect(words: Vocabulary, rule: EffectRule, by: Switch, breaks: Break[]): void {
  const word = `effect ${rule.do}`
  const { possible, procedure } = rule
  const isBroken = (how: string): boolean => by.broken?.word === word && by.broken.how === how
  const first = procedure.steps.get(procedure.first) as { run: Any }
  const { run } = first
  for (const how of ['nothing', 'theirs', ...(possible ? ['possible', 'impossible'] : [])]) breaks.push({ word, how })
  first.run = (t: Table, f: Any, answer: Any) => {
    by.differs?.(`${word} nothing`)
    by.differs?.(`${word} theirs`)
    if (isBroken('nothing')) return finish(t, f)
    // Once: the first step may be gone to again.
    if (isBroken('theirs') && f.swapped === undefined) {
      f.swapped = true
      f.you = other(t, f.you)
    }
    return run(t, f, answer)
  }
  if (possible === undefined) return
  const made: EffectRule = {
    ...rule,
    possible(t, node, x, you) {
      const truth = possible(t, node, x, you)
      by.differs?.(`${word} ${truth ? 'impossible' : 'possible'}`)
      return isBroken('possible') || (truth && !isBroken('impossible'))
    },
  }
  ;(words.effects as Map<string, EffectRule>).set(rule.do, made)
}
