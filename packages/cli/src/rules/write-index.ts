import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gameIds } from '../games.js'
import { didYouMean } from '../nearest.js'
import { type CitedFile, citedFiles } from './cited-files.js'
import { indexPath, type Places, type RuleIndex } from './index-file.js'
import { type Rulebook, readRulebook } from './rulebook.js'

/** Only the kernel and the games can prove that a rule is obeyed; other packages may mention rules in their help. */
export const proving: ReadonlySet<string> = new Set(['kernel', ...gameIds])

const placesOf = (id: string, files: readonly CitedFile[]): Places => {
  const places = { code: [] as string[], tests: [] as string[], scenarios: [] as string[] }
  for (const file of files) {
    const first = proving.has(file.package) && file.citations.find((citation) => citation.id === id)
    if (first) places[file.part].push(`${file.path}:${first.line}`)
  }
  return places
}

/** What is wrong in the rulebooks themselves: ids given twice, and pointers to rules that do not exist. */
const bookFaults = ({ rules, examples, cards, waits }: Rulebook, known: ReadonlySet<string>): string[] => {
  const ids = [...rules, ...examples].map(({ id }) => id)
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i)
  const pointers = [
    ...rules.flatMap(({ id, supersededBy }) => (supersededBy ? [{ from: id, to: supersededBy }] : [])),
    ...cards.flatMap(({ card, rulesTouched }) => rulesTouched.map((to) => ({ from: card, to }))),
    ...waits.map(({ id }) => ({ from: 'waiting.jsonl', to: id })),
  ]
  return [
    ...twice.map((id) => `rulebook: ${id} is there twice.`),
    ...pointers
      .filter(({ to }) => !known.has(to))
      .map(({ from, to }) => `rulebook: ${from} points to ${to}, which is unknown.${didYouMean(to, known)}`),
  ]
}

/** Checks every citation of a checkout and writes its rules index; returns the faults, one sentence each. */
export const writeIndex = (checkout: string): string[] => {
  const book = readRulebook(checkout)
  const files = citedFiles(checkout)
  const known = new Set([...book.rules, ...book.examples].map(({ id }) => id))
  const index: RuleIndex = {
    rules: book.rules.map((rule) => ({ ...rule, ...placesOf(rule.id, files) })),
    examples: book.examples.map((example) => ({ ...example, ...placesOf(example.id, files) })),
    cards: book.cards,
    waits: book.waits,
  }
  const file = join(checkout, ...indexPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(index)}\n`)
  return [
    ...bookFaults(book, known),
    ...files.flatMap(({ path, citations }) =>
      citations
        .filter(({ id }) => !known.has(id))
        .map(({ id, line }) => `${path}:${line}: no rule has the id ${id}.${didYouMean(id, known)}`),
    ),
  ]
}
