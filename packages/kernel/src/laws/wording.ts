import { nth } from '../nth.js'
import { type Grammar, isForm, type Part } from '../vocabulary/grammar/index.js'

/** Our own words: of what is printed on a card, no more than this stands in a row in what we write. */
export const MOST_PRINTED_WORDS = 8

const words = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .match(/[a-z0-9+'/-]*[a-z0-9]/g) ?? []

/** The longest run of words that both texts have. */
export function sharedRun(ours: string, theirs: string): readonly string[] {
  const a = words(ours)
  const b = words(theirs)
  let best: string[] = []
  let before = new Array<number>(b.length + 1).fill(0)
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(0)
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] !== b[j - 1]) continue
      const length = nth(before, j - 1) + 1
      row[j] = length
      if (length > best.length) best = a.slice(i - length, i)
    }
    before = row
  }
  return best
}

/** Which cards say too much of what is printed on them, and how many words in a row. */
export const borrowedWording = (cards: Iterable<{ name: string; ours: string; print: string }>): string[] =>
  [...cards].flatMap(({ name, ours, print }) => {
    const run = sharedRun(ours, print)
    return run.length > MOST_PRINTED_WORDS ? [`${name}: ${run.length} words in a row`] : []
  })

/** The words of a pattern, a slot being none that print has. */
const literal = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (part.part === 'slot') return '0x0'
      return part.part === 'optional' ? literal(part.parts) : part.part === 'word' ? part.words[0] : part.word
    })
    .join(' ')

/** Which patterns of a grammar hold too much of a printed text. */
export function borrowedPatterns(grammar: Grammar, printed: Iterable<readonly [name: string, text: string]>): string[] {
  const patterns = [...grammar.sorts.values()]
    .flat()
    .flatMap((rule) => (isForm(rule) ? [] : [literal(rule.parts)]))
    .filter((text) => words(text).length > MOST_PRINTED_WORDS)
  return [...printed].flatMap(([name, text]) =>
    patterns
      .filter((pattern) => sharedRun(pattern, text).length > MOST_PRINTED_WORDS)
      .map((each) => `${name}: ${each}`),
  )
}
