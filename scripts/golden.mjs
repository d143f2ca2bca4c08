// Writes golden records of Destiny for the present version of the rules: games between shipped decks whose digests a
// test compares. Run after a build: node scripts/golden.mjs. Raise `version` in game.ts whenever a record must differ.
import { mkdirSync, writeFileSync } from 'node:fs'
import { decks, destiny, rules } from '@dejarik/destiny'
import { below, generator, newRecord, play } from '@dejarik/kernel'

const engine = destiny()
const folder = `packages/destiny/test/golden/${rules.version}`
mkdirSync(folder, { recursive: true })

const games = [
  { name: 'starters', decks: ['Kylo Ren', 'Rey'], format: 'awakenings' },
  { name: 'vader-and-luke', decks: ['Lord and Raider', 'Knight and Queen'], format: 'awakenings' },
  {
    name: 'free-for-all',
    decks: ['Chrome and White', 'Odd Pair', 'Bad Company', 'Master and Padawans'],
    format: 'awakenings-ffa',
  },
]
for (const game of games) {
  const chosen = game.decks.map((name) => decks.find((deck) => deck.name === name))
  const g = generator(`golden ${game.name}`)
  const record = newRecord(engine, game.format, chosen, game.name)
  const s = engine.start(game.format, chosen, game.name)
  while (s.decision !== null) play(engine, s, record, s.decision.options[below(g, s.decision.options.length)])
  writeFileSync(`${folder}/${game.name}.json`, `${JSON.stringify(record)}\n`)
  console.log(`${folder}/${game.name}.json: ${record.answers.length} answers`)
}
