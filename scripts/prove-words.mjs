// node scripts/prove-words.mjs GAME [WORD]: breaks the meaning of each word of a game's vocabulary, one way at a time (for whom, which,
// how many, whether), and looks for a scenario that notices. Writes packages/<game>/scenarios/proofs.json, and lists the
// breaks that no scenario notices. Run it after `tsc -b`; a test holds the file to what it says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { prove, ways } from '../packages/scenarios/dist/src/proofs/index.js'

const [game, only] = process.argv.slice(2)
const folder = `packages/${game}/scenarios`
const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise)
const { proofs, unproved, breaks } = prove(
  game,
  folder,
  read(`${folder}/proofs.json`, {}),
  read(`${folder}/equivalent.json`, []),
)
const words = Object.entries(proofs).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(`${folder}/proofs.json`, `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`)
for (const { word, how } of unproved.filter(({ word }) => only === undefined || word.includes(only)))
  console.log(`${word}: ${how} (${ways[how]})`)
console.log(
  `${game}: ${breaks.length} breaks of ${new Set(breaks.map(({ word }) => word)).size} words, ${unproved.length} unnoticed`,
)
