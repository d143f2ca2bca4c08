// node scripts/swtcg-compile.mjs <card data>…: writes what the printed text of a set means into its cards. Run it after
// `tsc -b`. Cards by hand (packages/swtcg/src/cards/<set>/) win; the text itself is not kept, only its hash.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCards } from './swtcg-rows.mjs'

const root = new URL('..', import.meta.url).pathname
const built = join(root, 'packages/swtcg/dist/src')
const load = (file) => import(pathToFileURL(join(built, file)).href)
const { compileCard, unbound } = await load('text/index.js')
const { tidy } = await load('text/tidy.js')
const { wordingHash } = await load('cards/wording.js')

const sources = process.argv.slice(2)
if (sources.length === 0)
  throw new Error('Which card data? node scripts/swtcg-compile.mjs ../shared/data/swtcg/AOTC.txt')

const holdsNative = (tree) =>
  typeof tree === 'object' && tree !== null && (tree.do === 'native' || Object.values(tree).some(holdsNative))

async function cardsByHand(set) {
  const made = new Map()
  const folder = join(built, 'cards', set)
  if (!existsSync(folder)) return made
  for (const file of readdirSync(folder).filter((name) => /^\d+-.*\.js$/.test(name))) {
    for (const card of Object.values(await load(`cards/${set}/${file}`))) made.set(card.id, tidy(card.abilities))
  }
  return made
}

for (const source of sources) {
  const printed = new Map(readCards(source).map((row) => [`swtcg:${row.set}-${row.number}`, row]))
  const set = [...printed.values()][0].set.toLowerCase()
  const target = join(root, `packages/swtcg/src/cards/${set}.json`)
  const byHand = await cardsByHand(set)
  const count = { compiled: 0, hand: 0, native: 0, none: 0, 'not understood': 0 }

  const abilitiesOf = (card) => {
    const { text = '' } = printed.get(card.id) ?? {}
    const wording = wordingHash(text)
    if (card.wording !== wording && card.by !== 'none') console.log(`${card.id} ${card.name}: the wording has changed`)
    const hand = byHand.get(card.id)
    if (hand !== undefined) return { abilities: hand, by: holdsNative(hand) ? 'native' : 'hand', wording }
    const { abilities, unread } = compileCard(text, card)
    unread.push(...abilities.flatMap(unbound).map((noun) => `that ${noun}`))
    for (const words of unread) console.log(`${card.id} ${card.name}: not understood: ${words}`)
    if (unread.length > 0) count['not understood'] += 1
    return unread.length > 0 || wording === ''
      ? { abilities: [], by: 'none', wording }
      : { abilities, by: 'compiled', wording }
  }

  const lines = JSON.parse(readFileSync(target, 'utf8')).map((card) => {
    const made = abilitiesOf(card)
    count[made.by] += 1
    return `  ${JSON.stringify({ ...card, ...made })}`
  })
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
  console.log(
    `${set}: ${Object.entries(count)
      .map(([by, n]) => `${n} ${by}`)
      .join(', ')}`,
  )
}
