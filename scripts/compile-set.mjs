// What the compile scripts of the games share: writes what the printed texts of a set mean into its cards. Cards by hand
// (packages/<game>/src/cards/<set>/<number>-<name>.ts) win; the text itself is not kept, only its hash.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { wordingHash } from '../packages/kernel/dist/src/facts/index.js'

const root = new URL('..', import.meta.url).pathname

const holdsNative = (tree) =>
  typeof tree === 'object' && tree !== null && (tree.do === 'native' || Object.values(tree).some(holdsNative))

/** The files of card data that were named, or a sentence that asks for them. */
export function sourcesOf(example) {
  const sources = process.argv.slice(2)
  if (sources.length === 0) throw new Error(`Which card data? node ${example}`)
  return sources
}

/**
 * Compiles `rows`, [{id, set, text, wording}], into the cards of their set: `text` is what the game's compiler reads,
 * `wording` what is hashed, `about` what the compiler is told of the card besides.
 */
export async function compileSet(game, rows, about = (card) => card) {
  const built = join(root, `packages/${game}/dist/src`)
  const load = (file) => import(pathToFileURL(join(built, file)).href)
  const { compileCard, unbound } = await load('text/index.js')
  const { tidy } = await load('text/tidy.js')
  const set = rows[0].set.toLowerCase()
  const printed = new Map(rows.map((row) => [row.id, row]))
  const byHand = await cardsByHand()
  const count = { compiled: 0, hand: 0, native: 0, none: 0, 'not understood': 0 }

  async function cardsByHand() {
    const made = new Map()
    const folder = join(built, 'cards', set)
    if (!existsSync(folder)) return made
    for (const file of readdirSync(folder).filter((name) => /^\d+-.*\.js$/.test(name)))
      for (const card of Object.values(await load(`cards/${set}/${file}`))) made.set(card.id, tidy(card.abilities))
    return made
  }

  function abilitiesOf(card) {
    const { text = '', wording: words = '' } = printed.get(card.id) ?? {}
    const wording = wordingHash(words)
    if (card.wording !== wording && card.by !== 'none') console.log(`${card.id} ${card.name}: the wording has changed`)
    const hand = byHand.get(card.id)
    if (hand !== undefined) return { abilities: hand, by: holdsNative(hand) ? 'native' : 'hand', wording }
    const { abilities, unread } = compileCard(text, about(card))
    unread.push(...abilities.flatMap(unbound).map((noun) => `that ${noun}`))
    for (const words of unread) console.log(`${card.id} ${card.name}: not understood: ${words}`)
    if (unread.length > 0) count['not understood'] += 1
    return unread.length > 0 || wording === ''
      ? { abilities: [], by: 'none', wording }
      : { abilities, by: 'compiled', wording }
  }

  const target = join(root, `packages/${game}/src/cards/${set}.json`)
  const lines = JSON.parse(readFileSync(target, 'utf8')).map((card) => {
    const made = abilitiesOf(card)
    count[made.by] += 1
    return `  ${JSON.stringify({ ...card, ...made })}`
  })
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`)
  const words = Object.entries(count).map(([by, n]) => `${n} ${by}`)
  console.log(`${set}: ${words.join(', ')}`)
}
