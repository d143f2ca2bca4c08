/**
 * Holds everything that leaves the engine to the hiding law, for long: screens of random games, each with the reply to
 * every request, compared with a world that the seat cannot tell apart and read for cards that it has not seen.
 *
 *     node scripts/hiding.mjs [GAME…] [--screens 2000] [--seed TEXT]
 */
import { parseArgs } from 'node:util'
import { hidingAtTable, nothingYet } from '../packages/table/dist/test/hiding/law.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'long' } },
})
const games = positionals.length > 0 ? positionals : ['destiny', 'swtcg', 'swccg']
const tables = [[0, 1], [0], [1]]

for (const game of games) {
  const tally = nothingYet()
  const how = { every: 17, onward: 14, worlds: 3, hints: 40, screens: Number(values.screens) }
  let played = 0
  let leaks = 0
  for (; tally.screens < how.screens; played++) {
    try {
      await hidingAtTable(game, `${values.seed} ${played}`, tables[played % tables.length], how, tally)
    } catch (error) {
      if (error.name !== 'Leak') throw error
      leaks++
      console.log(error.message)
    }
    console.error(`${game}: ${tally.screens} screens, ${leaks} leaks`)
  }
  const { screens, replies, hints, onward, apart, strings } = tally
  console.log(
    `${game}: ${screens} screens of ${played} games, ${replies} replies, ${hints} hints, ${onward} screens while two ` +
      `worlds played on (at ${apart} moments one of them alone had anything to choose), ${strings} texts read: ${leaks} leaks`,
  )
  if (leaks > 0) process.exitCode = 1
}
