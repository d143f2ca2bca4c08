import { said } from '../log/said.js'
import { nth } from '../nth.js'
import type { Comparison, Query, SearchFault, Span } from './query.js'

type Token = Span &
  (
    | { readonly kind: 'open' | 'close' | 'or' | 'and' | 'not' }
    | { readonly kind: 'word'; readonly word: string }
    | { readonly kind: 'fact'; readonly field: string; readonly how: Comparison; readonly value: string }
  )

const fact = /(\p{L}[\p{L}-]*)(<=|>=|!=|[:=<>])(?:"([^"]*)("?)|([^\s()"|]*))/uy
const word = /"([^"]*)("?)|([^\s()"|]+)/y
const mark = /\(|\)|-(?=[("\p{L}]|$)|\|/uy

const marks = { '(': 'open', ')': 'close', '-': 'not', '|': 'or' } as const
const words: Readonly<Record<string, 'or' | 'and' | 'not'>> = { or: 'or', and: 'and', not: 'not' }

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

function tokensOf(text: string, faults: SearchFault[]): Token[] {
  const found: Token[] = []
  const open = (span: Span) =>
    faults.push({
      ...span,
      ...said('The quotation mark is not closed.'),
      instead: `${text.slice(span.from, span.to)}"`,
    })
  for (let from = 0; from < text.length; ) {
    if (/\s/.test(nth(text, from))) {
      from++
      continue
    }
    const marked = at(mark, text, from)
    const stated = marked === null ? at(fact, text, from) : null
    const read = marked ?? stated ?? (at(word, text, from) as RegExpExecArray)
    const span = { from, to: from + read[0].length }
    from = span.to
    if (marked !== null) found.push({ kind: marks[marked[0] as '('], ...span })
    else if (stated !== null) {
      const [, field = '', how, phrase, end, bare = ''] = stated
      if (end === '') open(span)
      found.push({ kind: 'fact', field, how: how as Comparison, value: phrase ?? bare, ...span })
    } else {
      const [, phrase, end, bare = ''] = read
      if (end === '') open(span)
      const kind = phrase === undefined ? words[bare.toLowerCase()] : undefined
      found.push(kind === undefined ? { kind: 'word', word: phrase ?? bare, ...span } : { kind, ...span })
    }
  }
  return found
}

/**
 * Reads a search: `type:upgrade (cost<=1 or die:melee) -text:reroll`. Never throws: what is wrong is said and left out.
 * By hand, since it is four rules long; the grammar of card text reads sentences, weighs readings and gives no place.
 */
export function readQuery(text: string): { readonly query: Query; readonly faults: readonly SearchFault[] } {
  const faults: SearchFault[] = []
  const tokens = tokensOf(text, faults)
  let next = 0
  const peek = () => tokens[next]?.kind

  function any(): Query {
    const of = [all()]
    while (peek() === 'or') {
      const { from, to } = nth(tokens, next++)
      const more = all()
      const isBetween = !isEmpty(of.at(-1) as Query) && !isEmpty(more)
      if (!isBetween) faults.push({ from, to, ...said('What is on the two sides of “or”?') })
      of.push(more)
    }
    const some = of.filter((each) => !isEmpty(each))
    return some.length === 1 ? nth(some, 0) : { kind: some.length === 0 ? 'all' : 'any', of: some }
  }

  function all(): Query {
    const of: Query[] = []
    for (let kind = peek(); kind !== undefined && kind !== 'or' && kind !== 'close'; kind = peek()) {
      if (kind === 'and') next++
      else of.push(one())
    }
    const some = of.filter((each) => !isEmpty(each))
    return some.length === 1 ? nth(some, 0) : { kind: 'all', of: some }
  }

  function one(): Query {
    const token = nth(tokens, next++)
    if (token.kind === 'word' || token.kind === 'fact') return token
    if (token.kind === 'not') {
      const isThere = peek() !== undefined && peek() !== 'or' && peek() !== 'close' && peek() !== 'and'
      const of = isThere ? one() : nothing
      if (!isEmpty(of)) return { kind: 'not', of }
      faults.push({ from: token.from, to: token.to, ...said('Not what?') })
      return nothing
    }
    const inside = any()
    if (peek() === 'close') next++
    else
      faults.push({
        from: token.from,
        to: text.length,
        ...said('The parenthesis is not closed.'),
        instead: closed(token),
      })
    return inside
  }
  const closed = ({ from }: Span) => `${text.slice(from).trimEnd()})`

  let query = any()
  while (next < tokens.length) {
    const { from, to } = nth(tokens, next++)
    faults.push({ from, to, ...said('No parenthesis was opened before this one.'), instead: '' })
    const more = any()
    query = isEmpty(more) ? query : isEmpty(query) ? more : { kind: 'all', of: [query, more] }
  }
  return { query, faults }
}

const nothing: Query = { kind: 'all', of: [] }
export const isEmpty = (query: Query): boolean =>
  (query.kind === 'all' || query.kind === 'any') && query.of.length === 0
