// Golden records: games that every later version plays again (packages/<game>/test/golden). Run after a build.
//   node scripts/golden.mjs write GAME FOLDER   takes the records of a folder, as `dejarik sim --record FOLDER` writes them
//   node scripts/golden.mjs list GAME RULE      lists the records that have come to differ, with the changed rule that did it
// Each change to the rules of a game is an entry in its src/changes.ts, which raises the version of the rules.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '../packages/cli/dist/src/games.js'
import { differences } from '../packages/kernel/dist/src/laws/index.js'

const [action, game, what] = process.argv.slice(2)
const folder = join('packages', game ?? '', 'test/golden')
const records = join(folder, 'records.jsonl')
const differing = join(folder, 'differing.json')

function write() {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(what)
    .filter((name) => name.endsWith('.json'))
    .sort()
  writeFileSync(records, files.map((name) => `${readFileSync(join(what, name), 'utf8').trim()}\n`).join(''))
  writeFileSync(differing, '[]\n')
  console.log(`${files.length} records in ${records}`)
}

async function list() {
  const { engineFor, decks } = await loadGame(game)
  const e = engineFor(decks.shipped)
  if (!e.rules.changes.some(({ rule }) => rule === what)) throw new Error(`${what} is not in ${game}/src/changes.ts`)
  const listed = JSON.parse(readFileSync(differing, 'utf8'))
  const now = differences(e, readFileSync(records, 'utf8')).map(({ record, at }) => {
    const before = listed.find((each) => each.record === record && each.at === at)
    return before ?? { record, at, rule: what }
  })
  writeFileSync(
    differing,
    now.length === 0 ? '[]\n' : `[\n${now.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`,
  )
  const added = now.filter((each) => !listed.some(({ record, at }) => record === each.record && at === each.at))
  console.log(`${game}: ${now.length} records differ, ${added.length} of them now by ${what}`)
}

if (action === 'write' && what !== undefined && existsSync(what)) write()
else if (action === 'list' && what !== undefined) await list()
else throw new Error('node scripts/golden.mjs write GAME FOLDER, or list GAME RULE')
