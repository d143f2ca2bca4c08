import type { GameId } from '../games.js'
import type { RuleIndex } from './index-file.js'

type Rule = RuleIndex['rules'][number]
type Example = RuleIndex['examples'][number]

export interface Found {
  readonly rules: readonly Rule[]
  readonly examples: readonly Example[]
}

/** Whether the query is an id and not words to look for. */
export const isId = (query: string): boolean => /^(?:ex\.)?(?:swccg|swtcg|destiny)\.\S+$/.test(query)

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How well a text answers the words: 0 unless every word is somewhere; a title weighs more than a sentence. */
const weight = (words: readonly string[], title: string, body: string): number => {
  let sum = title === words.join(' ') ? 100 : 0
  for (const word of words) {
    const whole = new RegExp(`\\b${word}\\b`)
    if (whole.test(title)) sum += 20
    else if (title.includes(word)) sum += 10
    else if (whole.test(body)) sum += 4
    else if (body.includes(word)) sum += 1
    else return 0
  }
  return sum
}

const ranked = <Entry>(entries: readonly Entry[], weigh: (entry: Entry) => number): Entry[] =>
  entries
    .map((entry) => ({ entry, sum: weigh(entry) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .map(({ entry }) => entry)

const nameOf = (id: string) => plain(id.slice(id.lastIndexOf('.') + 1))

/** The rules and examples that a query names or speaks of, best first. */
export const find = (index: RuleIndex, query: string, game: GameId | undefined): Found => {
  const rules = index.rules.filter((rule) => !game || rule.game === game)
  const examples = index.examples.filter((example) => !game || example.game === game)
  if (isId(query))
    return { rules: rules.filter(({ id }) => id === query), examples: examples.filter(({ id }) => id === query) }
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return { rules: [], examples: [] }
  return {
    rules: ranked(rules, (rule) => {
      const body = plain([rule.title, rule.summary, ...rule.cards].join(' '))
      const sum = Math.max(weight(words, plain(rule.title), body), weight(words, nameOf(rule.id), body))
      return rule.supersededBy ? sum / 2 : sum
    }),
    examples: ranked(examples, (example) => {
      const body = [example.setup, ...example.steps, ...example.expected, ...example.cards].join(' ')
      return weight(words, nameOf(example.id), plain(body))
    }),
  }
}
