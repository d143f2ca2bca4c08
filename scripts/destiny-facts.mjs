// Writes the facts of one set of Destiny into the repository, from public card data that a person downloaded.
//   npx tsc -b packages/destiny && node scripts/destiny-facts.mjs ../shared/data/destiny/AW.json
// Only facts are taken: no printed sentence, no flavour. What the compiler found out about a card already in the file
// (abilities, by, wording) is kept; a new card gets no abilities and the hash of its wording.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { checkCards } from '../packages/destiny/dist/src/cards/check.js'
import { wordingHash } from '../packages/kernel/dist/src/facts/index.js'

const source = process.argv[2]
if (source === undefined) {
  console.error('Usage: node scripts/destiny-facts.mjs <path of SET.json>')
  process.exit(2)
}

const printed = JSON.parse(readFileSync(source, 'utf8'))
const sets = new Set(printed.map((card) => card.set_code))
if (sets.size !== 1) throw new Error(`${source} holds ${sets.size} sets; one is expected`)
const target = new URL(`../packages/destiny/src/cards/${[...sets][0].toLowerCase()}.json`, import.meta.url)
const before = new Map(
  existsSync(target) ? JSON.parse(readFileSync(target, 'utf8')).map((card) => [card.id, card]) : [],
)

const cards = printed.map(facts).sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1))
const faults = checkCards(cards)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
writeFileSync(target, `[\n${cards.map((card) => `  ${JSON.stringify(card)}`).join(',\n')}\n]\n`)
console.log(`${cards.length} cards written to ${target.pathname}`)

/** The order of the keys is the order in the file. */
function facts(card) {
  const id = `destiny:${card.code}`
  const kept = before.get(id)
  return {
    id,
    set: card.set_code,
    number: card.position,
    name: card.name,
    ...(card.subtitle ? { subtitle: card.subtitle } : {}),
    type: card.type_code,
    affiliation: card.affiliation_code,
    color: card.faction_code,
    unique: card.is_unique,
    rarity: card.rarity_code,
    subtypes: card.subtypes ?? [],
    ...(card.cost === undefined || card.cost === null ? {} : { cost: card.cost }),
    ...(card.points ? { points: String(card.points).split('/').map(Number) } : {}),
    ...(card.health ? { health: card.health } : {}),
    ...(card.sides?.length > 0 ? { sides: card.sides } : {}),
    abilities: kept?.abilities ?? [],
    by: kept?.by ?? 'none',
    wording: kept?.wording ?? wordingHash(card.text ?? ''),
  }
}
