import { type GameId, gameIds } from '../games.js'
import type { RuleIndex } from './index-file.js'

export interface Progress {
  readonly game: GameId
  /** Rules that an engine has to obey, and how many of them code and tests cite. */
  readonly rules: number
  readonly inCode: number
  readonly inTests: number
  /** Worked examples, and how many of them run as a scenario or test. */
  readonly examples: number
  readonly examplesRun: number
}

export interface Waiting {
  readonly progress: readonly Progress[]
  /** `for`: what it waits for, where that is written down. */
  readonly rules: readonly { id: string; title: string; code: boolean; tests: boolean; for?: string }[]
  readonly examples: readonly { id: string; setup: string; for?: string }[]
}

/** The rules that no code or no test cites yet, and the worked examples that nothing runs yet. */
export const waiting = (index: RuleIndex, game: GameId | undefined): Waiting => {
  const why = new Map(index.waits.map((wait) => [wait.id, { for: wait.for }]))
  const games = gameIds.filter((id) => !game || id === game)
  const rules = index.rules
    .filter((rule) => rule.engine && games.includes(rule.game))
    .map((rule) => ({ ...rule, inCode: rule.code.length > 0, inTests: rule.tests.length + rule.scenarios.length > 0 }))
  const examples = index.examples
    .filter((example) => games.includes(example.game))
    .map((example) => ({ ...example, run: example.tests.length + example.scenarios.length > 0 }))
  return {
    progress: games.map((id) => {
      const ofGame = rules.filter((rule) => rule.game === id)
      const worked = examples.filter((example) => example.game === id)
      return {
        game: id,
        rules: ofGame.length,
        inCode: ofGame.filter((rule) => rule.inCode).length,
        inTests: ofGame.filter((rule) => rule.inTests).length,
        examples: worked.length,
        examplesRun: worked.filter((example) => example.run).length,
      }
    }),
    rules: rules
      .filter((rule) => !(rule.inCode && rule.inTests))
      .map(({ id, title, inCode, inTests }) => ({ id, title, code: inCode, tests: inTests, ...why.get(id) })),
    examples: examples.filter((example) => !example.run).map(({ id, setup }) => ({ id, setup, ...why.get(id) })),
  }
}
