import { games, type Results, runFiles, scenarioFiles } from '@dejarik/scenarios'
import type { Report } from '../command.js'
import { UsageError } from '../exit.js'
import type { GameId } from '../games.js'
import { columns, count } from '../text.js'

/** The failures first, each with its reason. */
const describe = ({ passed, failed, results }: Results): string => {
  const faults = results.filter(({ ok }) => !ok).map(({ id, why }) => `✗ ${id}\n    ${why.replaceAll('\n', '\n    ')}`)
  const doubts = results.flatMap(({ id, warnings = [] }) => warnings.map((says) => `! ${id}: ${says}`))
  return [...faults, ...doubts, `${count(passed, 'scenario')} passed, ${failed} failed.`].join('\n')
}

/** The verbs and statements that scenarios of a game know. */
export const listVerbs = (id: GameId): Report => {
  const game = games.get(id)
  if (game === undefined)
    throw new UsageError(`Scenarios of ${id} cannot be played yet; those of ${[...games.keys()].join(', ')} can.`)
  const verbs = columns(game.verbs.map(({ form, means }) => [`  ${form}`, means]))
  const statements = game.statements.map((form) => `  ${form}`).join('\n')
  return {
    text: `Steps, each after \`SEAT: \`\n${verbs}\n\nStatements under \`expect\`\n${statements}`,
    json: { game: id, verbs: game.verbs, statements: game.statements },
  }
}

/** Runs the scenarios of files and folders. */
export const run = (paths: readonly string[]): Report => {
  const wrong = paths.find((path) => missing(path))
  if (wrong !== undefined)
    throw new UsageError(`There is no scenario at ${wrong}: name a YAML file or a folder of them.`)
  const results = runFiles(paths)
  return { text: describe(results), json: results, holds: results.failed === 0 }
}

const missing = (path: string): boolean => {
  try {
    return scenarioFiles(path).length === 0
  } catch {
    return true
  }
}
