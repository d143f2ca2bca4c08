import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ScenarioFile } from './file.js'
import { didYouMean } from './nearest.js'

const packages = fileURLToPath(new URL('../../../', import.meta.url))

const kept = new Map<string, readonly string[]>()

/** The ids of a game's rules and worked examples; none where its rulebook is not there. */
function idsOf(game: string): readonly string[] {
  let ids = kept.get(game)
  if (ids === undefined) {
    const lines = ['rules', 'examples'].flatMap((name) => {
      const file = `${packages}${game}/rulebook/${name}.jsonl`
      return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    })
    ids = lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as { id: string }).id)
    kept.set(game, ids)
  }
  return ids
}

/** A sentence for each rule that a scenario says it shows and that no rulebook has. */
export function unknownRules({ game, rules }: ScenarioFile): string[] {
  const ids = idsOf(game)
  if (ids.length === 0) return []
  return rules.filter((id) => !ids.includes(id)).map((id) => `There is no rule ${id}.${didYouMean(id, ids)}`)
}

/** Does the file come with the project? There a rule that does not exist is an error. */
export const isOurs = (file: string): boolean => {
  const [, ...inside] = realpathSync(file).split(packages)
  return inside.length > 0 && new RegExp(`^\\w+\\${sep}scenarios\\${sep}`).test(inside.join(''))
}
