// Writes the facts of sets of the trading card game into the repository, from public card data that a person downloaded.
//   npx tsc -b && node scripts/swtcg-facts.mjs ../shared/data/swtcg/*.txt
// Only facts are taken: no printed sentence, no ruling. What the compiler found out about a card already in the file
// (abilities, by, wording) is kept; a new card gets no abilities and the hash of its wording. Promos and previews are
// printings of a numbered card and no cards of their own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { factsOf } from '../packages/cli/dist/src/swtcg/row-facts.js'
import { checkCards } from '../packages/swtcg/dist/src/cards/check.js'
import { readCards } from './swtcg-rows.mjs'

const sources = process.argv.slice(2)
if (sources.length === 0) {
  console.error('Usage: node scripts/swtcg-facts.mjs <path of SET.txt>…')
  process.exit(2)
}

for (const source of sources) writeSet(readCards(source), source)

function writeSet(rows, source) {
  const sets = new Set(rows.map((row) => row.set))
  if (sets.size !== 1) throw new Error(`${source} holds ${sets.size} sets; one is expected`)
  const target = new URL(`../packages/swtcg/src/cards/${[...sets][0].toLowerCase()}.json`, import.meta.url)
  const kept = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : []
  const before = new Map(kept.map((card) => [card.id, card]))
  const cards = rows.map((row) => facts(row, before)).sort((a, b) => a.number - b.number)
  const faults = checkCards(cards)
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  writeFileSync(target, `[\n${cards.map((card) => `  ${JSON.stringify(card)}`).join(',\n')}\n]\n`)
  console.log(`${cards.length} cards written to ${target.pathname}`)
}

function facts(row, before) {
  const made = factsOf(row)
  const { abilities, by, wording } = before.get(made.id) ?? made
  return { ...made, abilities, by, wording }
}
