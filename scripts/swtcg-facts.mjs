// Writes the facts of sets of the trading card game into the repository, from public card data that a person downloaded.
//   npx tsc -b packages/swtcg && node scripts/swtcg-facts.mjs ../shared/data/swtcg/*.txt
// Only facts are taken: no printed sentence, no ruling. What the compiler found out about a card already in the file
// (abilities, by, wording) is kept; a new card gets no abilities and the hash of its wording. Promos and previews are
// printings of a numbered card and no cards of their own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { wordingHash } from '../packages/kernel/dist/src/facts/index.js'
import { checkCards } from '../packages/swtcg/dist/src/cards/check.js'
import { readCards } from './swtcg-rows.mjs'

const sources = process.argv.slice(2)
if (sources.length === 0) {
  console.error('Usage: node scripts/swtcg-facts.mjs <path of SET.txt>…')
  process.exit(2)
}

const sides = { L: 'light', D: 'dark', N: 'neutral' }
/** Words of the type line that were mistyped. */
const spelling = { Guship: 'Gunship', Tatoooine: 'Tatooine', transport: 'Transport' }
const arenas = ['space', 'ground', 'character']

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

/** The order of the keys is the order in the file. */
function facts(row, before) {
  const id = `swtcg:${row.set}-${row.number}`
  const old = before.get(id)
  return {
    id,
    set: row.set,
    number: row.number,
    name: row.name,
    ...(row.version && { version: row.version }),
    side: sides[row.side],
    ...typeLine(row),
    ...number('build', row.cost),
    ...number('speed', row.speed),
    ...number('power', row.power),
    ...number('health', row.health),
    rarity: row.rarity,
    abilities: old?.abilities ?? [],
    by: old?.by ?? 'none',
    wording: old?.wording ?? wordingHash(row.text),
  }
}

/** The arenas of a Location or Equipment stand among its types; hyphens between subtypes mean nothing. */
function typeLine({ type, subtype }) {
  const types = type.toLowerCase().split('/')
  const words = subtype.split(/[\s]+/).filter((word) => word !== '' && word !== '-')
  if (arenas.includes(types[0])) return { types, subtypes: words.map(spelled) }
  const isArena = (word) => word.split('/').every((part) => arenas.includes(part.toLowerCase()))
  return {
    types: [...types, ...words.filter(isArena).flatMap((word) => word.toLowerCase().split('/'))],
    subtypes: words.filter((word) => !isArena(word)).map(spelled),
  }
}

function spelled(word) {
  return spelling[word] ?? word
}

/** A cost X and a stat * are kept as they are; spreadsheets write 5.0 for 5. */
function number(key, cell) {
  if (cell === undefined || cell === '') return {}
  return { [key]: /^[\d.]+$/.test(cell) ? Number(cell) : cell }
}
