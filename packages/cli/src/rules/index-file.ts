import { readFileSync } from 'node:fs'
import { UsageError } from '../exit.js'
import type { CardRuling, Example, Rule, Wait } from './rulebook.js'

/** Where a rule or example is cited, as `file:line`: in the engine, in tests, in scenario files. */
export interface Places {
  readonly code: readonly string[]
  readonly tests: readonly string[]
  readonly scenarios: readonly string[]
}

/** The rulebooks together with where the project cites them; written by the build. */
export interface RuleIndex {
  readonly rules: readonly (Rule & Places)[]
  readonly examples: readonly (Example & Places)[]
  readonly cards: readonly CardRuling[]
  readonly waits: readonly Wait[]
}

export const indexPath = ['packages', 'cli', 'generated', 'rules.json'] as const

export const readIndex = (): RuleIndex => {
  try {
    return JSON.parse(readFileSync(new URL('../../../generated/rules.json', import.meta.url), 'utf8')) as RuleIndex
  } catch {
    throw new UsageError('The rules index is not built yet: run `npm run build` in the checkout first.')
  }
}
