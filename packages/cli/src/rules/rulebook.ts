import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameId, gameIds } from '../games.js'

/** One rule of a rulebook, in our words. */
export interface Rule {
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly source: string
  readonly kind: string
  readonly summary: string
  readonly supersededBy: string | null
  /** Whether an engine has to obey it; a foreword or a definition of materials is not. */
  readonly engine: boolean
  readonly cards: readonly string[]
}

/** A worked example of a rulebook: a scenario waiting to be written. */
export interface Example {
  readonly id: string
  readonly game: GameId
  readonly source: string
  readonly cards: readonly string[]
  readonly setup: string
  readonly steps: readonly string[]
  readonly expected: readonly string[]
}

/** A ruling about one card, and the rules it touches. */
export interface CardRuling {
  readonly card: string
  readonly game: GameId
  readonly rulings: string
  readonly rulesTouched: readonly string[]
}

/** What a rule or an example waits for, where it is known: a card or a rule that comes later. */
export interface Wait {
  readonly id: string
  readonly game: GameId
  readonly for: string
}

export interface Rulebook {
  readonly rules: readonly Rule[]
  readonly examples: readonly Example[]
  readonly cards: readonly CardRuling[]
  readonly waits: readonly Wait[]
}

const lines = <Row extends { game: GameId }>(checkout: string, game: GameId, name: string): Row[] => {
  const file = join(checkout, 'packages', game, 'rulebook', `${name}.jsonl`)
  if (!existsSync(file)) return []
  const texts = readFileSync(file, 'utf8').split('\n')
  return texts.filter((text) => text !== '').map((text): Row => ({ ...JSON.parse(text), game }))
}

/** The rulebooks of all games in a checkout. */
export const readRulebook = (checkout: string): Rulebook => ({
  rules: gameIds.flatMap((game) => lines<Rule>(checkout, game, 'rules')),
  examples: gameIds.flatMap((game) => lines<Example>(checkout, game, 'examples')),
  cards: gameIds.flatMap((game) => lines<CardRuling>(checkout, game, 'cards')),
  waits: gameIds.flatMap((game) => lines<Wait>(checkout, game, 'waiting')),
})
