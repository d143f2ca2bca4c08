// node scripts/hiding.mjs [SCREENS] [GAME…]: looks at so many screens of random games (2,000 unless given), and fails where
// one of them, or the reply to a request, depends on or names what its seat may not know. Build first.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const [screens = '2000', ...games] = process.argv.slice(2)
const law = join(root, 'packages/table/dist/test/hiding/law.js')
const { hidingAtTable, nothingYet } = await import(pathToFileURL(law).href)
const how = { every: 7, onward: 6, worlds: 1, hints: 40, screens: Number(screens) }
const tables = [[0, 1], [0], [1]]

for (const game of games.length > 0 ? games : ['destiny', 'swtcg', 'swccg']) {
  const tally = nothingYet()
  for (let seed = 0; tally.screens < how.screens; seed++)
    await hidingAtTable(game, `screens ${seed}`, tables[seed % tables.length], how, tally)
  console.log(game, JSON.stringify(tally))
}
