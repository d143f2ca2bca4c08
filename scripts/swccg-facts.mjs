// Writes the facts of sets of the customizable card game into the repository, from public card data that a person
// downloaded.
//   npx tsc -b && node scripts/swccg-facts.mjs ../shared/data/swccg/*-*.json
// Only facts are taken: no printed sentence, no lore. What the compiler found out about a card already in the file
// (abilities, by, wording) is kept; a new card gets no abilities and the hash of its wording.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { factsOf, matching } from '../packages/cli/dist/src/swccg/row-facts.js'
import { checkCards } from '../packages/swccg/dist/src/cards/check.js'
import { readRows } from './swccg-rows.mjs'

const sources = process.argv.slice(2)
if (sources.length === 0) {
  console.error('Usage: node scripts/swccg-facts.mjs <path of SET-SIDE.json>…')
  process.exit(2)
}

const rows = sources.flatMap(readRows)
const matches = matching(rows)
for (const set of new Set(rows.map((row) => row.set)))
  writeSet(
    set,
    rows.filter((row) => row.set === set),
  )

function writeSet(set, list) {
  const target = new URL(`../packages/swccg/src/cards/${set}.json`, import.meta.url)
  const kept = existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')) : []
  const before = new Map(kept.map((card) => [card.id, card]))
  const cards = list
    .map((row) => {
      const made = factsOf(row, matches.get(row.id))
      const { abilities, by, wording } = before.get(row.id) ?? made
      return { ...made, abilities, by, wording }
    })
    .sort((a, b) => a.number - b.number)
  const faults = checkCards(cards)
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  writeFileSync(target, `[\n${cards.map((card) => `  ${JSON.stringify(card)}`).join(',\n')}\n]\n`)
  console.log(`${cards.length} cards written to ${target.pathname}`)
}
