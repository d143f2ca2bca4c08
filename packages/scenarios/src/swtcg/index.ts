import type { Decision, Json, Option } from '@dejarik/kernel'
import { sayingsOf, tailsOf, verbsOf } from '@dejarik/kernel'
import { type CardData, formatOf, optionKinds, type State, type SwtcgEngine, swtcg } from '@dejarik/swtcg'
import { inconsistency } from '@dejarik/swtcg/board'
import { Fault, type ScenarioFile } from '../file.js'
import type { Board, GameScenario } from '../game.js'
import { testStatement } from '../statement.js'
import { cardsOf } from './cards.js'
import { deckOf } from './decks.js'
import { optionKey } from './keys.js'
import { layOut } from './lay-out.js'
import type { Setting } from './setting.js'
import { spelled } from './spelled.js'
import { statements } from './statements.js'
import { stepNames } from './step-names.js'
import { why } from './why.js'
import { write } from './write.js'

/** Dark is the first seat; two seats called dark and light may stand in either order. rule swtcg.section-2 */
function seatsOf(file: ScenarioFile): string[] {
  const names = Object.keys(file.seats ?? file.decks ?? {})
  return names[0] === 'light' && names[1] === 'dark' ? ['dark', 'light'] : names
}

function settingOf(file: ScenarioFile, given?: SwtcgEngine): Setting {
  const { define = [], seats, table, decks = {} } = file
  const cards =
    (given?.catalog.defs as unknown as readonly CardData[] | undefined) ??
    cardsOf(define, JSON.stringify([define, seats, table, decks]))
  const format = file.format ?? 'all'
  formatOf(format)
  const brought = Object.entries(decks).map(
    ([seat, listed]) => [seat, deckOf(seat, listed as Record<string, Json>, cards)] as const,
  )
  return { engine: given ?? swtcg(cards), cards, seats: seatsOf(file), format, decks: new Map(brought) }
}

/**
 * Chances to play or pass and "you may" need no step; building, attacking, bidding and setting up do. Of damage that may
 * be prevented up to so much, as much as possible is, where no step says how much.
 */
function passing(decision: Decision): Option | undefined {
  const { kind, options } = decision
  if (kind === 'how-much') return options.at(-1)
  if (kind === 'build' || kind === 'setup' || kind.startsWith('bid') || kind === 'unless') return undefined
  const decline = options.find((option) => option.do === 'decline' || option.do === 'done')
  return decline ?? (kind === 'respond' ? options.find((option) => option.do === 'pass') : undefined)
}

function leftover(s: State): string {
  const { rolls = [], picks = [] } = s.script ?? {}
  if (rolls.length > 0) return `These dice were never rolled: ${rolls.join(', ')}.`
  return picks.length > 0 ? `These cards were never picked at random: ${picks.join(', ')}.` : ''
}

const rests: ReadonlySet<string> = new Set(['attack', 'build', 'retreat', 'setup', 'start-of-build'])

/** The Star Wars Trading Card Game. */
export const swtcgScenario: GameScenario = {
  game: 'swtcg',
  verbs: verbsOf(optionKinds),
  statements: statements.map(({ form }) => form),
  layOut(file, engine) {
    const x = settingOf(file, engine as unknown as SwtcgEngine | undefined)
    const onTable = file.seats !== undefined
    if (onTable && x.seats.length !== 2) throw new Fault('A table of this game has two seats, the first of them Dark.')
    const board: Board<State> = {
      engine: x.engine as Board<State>['engine'],
      state: onTable ? layOut(x, file) : null,
      seats: x.seats,
      spelled,
      sayings: (s, option) => sayingsOf(x.engine.rules.options, option, stepNames(x, s)),
      tails: (s, option) => tailsOf(x.engine.rules.options, option, stepNames(x, s)),
      key: (s, option) => optionKey(x.engine.rules.options, s, option),
      rests,
      passing: (_s, decision) => passing(decision),
      why: (s, seat, text) => why(x, s, seat, text),
      test: (s, statement) => testStatement(statements, x, s, statement),
      leftover,
      inconsistency,
    }
    return board as unknown as Board
  },
  write,
}
