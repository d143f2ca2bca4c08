import { destinyScenario } from './destiny/index.js'
import { Fault, type Results, type ScenarioFile, wordsOf } from './file.js'
import type { GameScenario } from './game.js'
import { runScenario } from './run.js'
import { swccgScenario } from './swccg/index.js'
import { swtcgScenario } from './swtcg/index.js'

/** The games that can play scenarios. */
export const games: ReadonlyMap<string, GameScenario> = new Map(
  [destinyScenario, swccgScenario, swtcgScenario].map((game) => [game.game, game]),
)

export function gameOf(id: string): GameScenario {
  const game = games.get(id)
  if (game) return game
  throw new Fault(`There is no game "${id}"; there are ${[...games.keys()].join(', ')}.`)
}

/** Runs scenarios one after the other. */
export function runAll(files: readonly ScenarioFile[]): Results {
  const results = files.map((file) => {
    try {
      return runScenario(gameOf(file.game), file)
    } catch (error) {
      return { id: file.id, ok: false, why: wordsOf(error) }
    }
  })
  const passed = results.filter(({ ok }) => ok).length
  return { passed, failed: results.length - passed, results }
}
