import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nth } from '@dejarik/kernel'
import { limits } from '@dejarik/kernel/boundary'
import { Fault, type Outcome, type Results } from './file.js'
import { runAll } from './games.js'
import { readScenarios } from './read.js'
import { isOurs, unknownRules } from './rule-ids.js'

/** The scenario files that a path means: itself, or every one under it. */
export function scenarioFiles(path: string): string[] {
  if (!existsSync(path)) throw new Fault(`There is no file or folder ${path}.`)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name))
}

/** The position in a report; null where the text is no report with one. */
function scenarioOf(text: string): string | null {
  try {
    const { report } = JSON.parse(text) as { report?: { scenario?: unknown } }
    return typeof report?.scenario === 'string' ? report.scenario : null
  } catch {
    return null
  }
}

/** The scenarios of a file: YAML, or the position in a report that a player has made at the table. */
function scenarioIn(file: string): string {
  const most = file.endsWith('.json') ? limits.record.bytes : limits.scenario.bytes
  const { size } = statSync(file)
  if (size > most) throw new Fault(`${file} is too large: it has ${size} bytes, and ${most} are possible.`)
  const text = readFileSync(file, 'utf8')
  if (!file.endsWith('.json')) return text
  const scenario = scenarioOf(text)
  if (scenario !== null) return scenario
  throw new Fault(`${file} is no report with a position in it.`)
}

/** Runs the scenarios of one file, and looks whether the rules that they name exist. */
function runFile(file: string): Outcome[] {
  const scenarios = readScenarios(scenarioIn(file), file)
  const ours = isOurs(file)
  return runAll(scenarios).results.map((result, i) => {
    const unknown = unknownRules(nth(scenarios, i))
    if (unknown.length === 0) return result
    return ours && result.ok ? { ...result, ok: false, why: unknown.join(' ') } : { ...result, warnings: unknown }
  })
}

/** Runs every scenario of these files and folders. A file that cannot be read is a failure like any other. */
export function runFiles(paths: readonly string[]): Results {
  const results: Outcome[] = []
  for (const file of paths.flatMap(scenarioFiles)) {
    try {
      results.push(...runFile(file))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      results.push({ id: file, ok: false, why: error.message })
    }
  }
  const passed = results.filter(({ ok }) => ok).length
  return { passed, failed: results.length - passed, results }
}
