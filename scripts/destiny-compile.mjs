// node scripts/destiny-compile.mjs <card data>: writes what the printed text of a set means into its cards. Run it after
// `tsc -b`. Cards by hand (packages/destiny/src/cards/<set>/) win; the text itself is not kept, only its hash.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = new URL('..', import.meta.url).pathname
const built = join(root, 'packages/destiny/dist/src')
const load = (file) => import(pathToFileURL(join(built, file)).href)
const { compileCard, unbound } = await load('text/index.js')
const { tidy } = await load('text/tidy.js')
const { wordingHash } = await load('cards/wording.js')

const [, , source] = process.argv
if (source === undefined)
  throw new Error('Which card data? node scripts/destiny-compile.mjs ../shared/data/destiny/AW.json')
const printed = new Map(JSON.parse(readFileSync(source, 'utf8')).map((card) => [`destiny:${card.code}`, card]))
const set = [...printed.values()][0].set_code.toLowerCase()
const target = join(root, `packages/destiny/src/cards/${set}.json`)
const cards = JSON.parse(readFileSync(target, 'utf8'))

const byHand = new Map()
const folder = join(built, 'cards', set)
for (const file of readdirSync(folder).filter((name) => /^\d+-.*\.js$/.test(name))) {
  for (const card of Object.values(await load(`cards/${set}/${file}`))) byHand.set(card.id, tidy(card.abilities))
}

const holdsNative = (tree) =>
  typeof tree === 'object' && tree !== null && (tree.do === 'native' || Object.values(tree).some(holdsNative))
const count = { compiled: 0, hand: 0, native: 0, none: 0 }

function abilitiesOf(card) {
  const { text = '' } = printed.get(card.id) ?? {}
  const wording = wordingHash(text ?? '')
  if (card.wording !== wording && card.by !== 'none') console.log(`${card.id} ${card.name}: the wording has changed`)
  const hand = byHand.get(card.id)
  if (hand !== undefined) return { abilities: hand, by: holdsNative(hand) ? 'native' : 'hand', wording }
  const { abilities, unread } = compileCard(text ?? '', card.type)
  unread.push(...abilities.flatMap(unbound).map((noun) => `that ${noun}`))
  for (const words of unread) console.log(`${card.id} ${card.name}: not understood: ${words}`)
  return unread.length > 0 || wording === ''
    ? { abilities: [], by: 'none', wording }
    : { abilities, by: 'compiled', wording }
}

const lines = cards.map((card) => {
  const made = abilitiesOf(card)
  count[made.by] += 1
  return '  ' + JSON.stringify({ ...card, ...made })
})
writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
console.log(
  `${set}: ${Object.entries(count)
    .map(([by, n]) => `${n} ${by}`)
    .join(', ')}`,
)
