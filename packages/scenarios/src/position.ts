import { type CoreState, type Engine, isEdit, labelOf, type Option, tableOf } from '@dejarik/kernel'
import { stringify } from 'yaml'
import { Fault } from './file.js'
import type { GameScenario } from './game.js'

/** A position as the text of a scenario. */
export function scenarioText<S extends CoreState, Deck>(
  game: GameScenario,
  engine: Engine<S, Deck>,
  s: S,
  id: string,
  left?: string[],
): string {
  const position = game.write(engine, s, left)
  const options = { lineWidth: 120, flowCollectionPadding: true }
  return stringify({ id, game: game.game, rules: [], ...position }, options)
}

/** The last position of a game that can be written, and what it leaves out. */
export interface Position {
  /** After how many answers it was. */
  readonly at: number
  readonly text: string
  /** What the scenario does not say, one sentence each. */
  readonly left: readonly string[]
}

/** A game that is being played, or was. */
export interface Played {
  readonly engine: Engine
  readonly answers: readonly Option[]
  stateAt(at: number): CoreState
}

/** How many answers back a position that can be written is looked for. */
const BACK = 120

/**
 * The position after so many answers as a scenario, or the last one before it that can be written, with the answers since
 * in words. The text says itself what it leaves out. Null where none is near.
 */
export function lastPosition(game: GameScenario, played: Played, at: number, id: string): Position | null {
  for (let n = at; n >= Math.max(0, at - BACK); n--) {
    const left: string[] = []
    try {
      const text = scenarioText(game, played.engine, played.stateAt(n), id, left)
      const since = answersIn(played, n, at)
      const notes = [...left, ...(since.length > 0 ? ['Since then was answered:', ...since] : [])]
      const head = [
        `The position after answer ${n} of ${at}.`,
        ...(left.length > 0 ? ['Not said below:'] : []),
        ...notes,
      ]
      return { at: n, text: `${head.map((line) => `# ${line}\n`).join('')}${text}`, left: notes }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  }
  return null
}

function answersIn({ engine, answers, stateAt }: Played, from: number, to: number): string[] {
  return answers.slice(from, to).map((option, i) => {
    const s = stateAt(from + i)
    const words = isEdit(option) ? 'an agreed edit' : labelOf(tableOf(engine, s), option)
    return `  seat ${isEdit(option) ? option.by : (s.decision?.seat ?? 0)}: ${words}`
  })
}
