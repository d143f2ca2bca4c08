import { type CardData, type DestinyEngine, destiny, formatOf, optionKinds, type State } from '@dejarik/destiny'
import { type Decision, type Option, sayingsOf, tailsOf, verbsOf } from '@dejarik/kernel'
import { Fault, type ScenarioFile } from '../file.js'
import type { Board, GameScenario } from '../game.js'
import { cardsOf } from './cards.js'
import { deckOf } from './decks.js'
import { optionKey } from './keys.js'
import { layOut } from './lay-out.js'
import type { Setting } from './setting.js'
import { seatsFrom } from './start.js'
import { forms, test } from './statements.js'
import { stepNames } from './step-names.js'
import { why } from './why.js'
import { write } from './write.js'

/** Most scenarios define nothing, and share their cards. */
let shared: readonly CardData[] | undefined
const plainCards = (): readonly CardData[] => {
  shared ??= cardsOf([])
  return shared
}
let engine: DestinyEngine | undefined
const plainEngine = (): DestinyEngine => {
  engine ??= destiny(plainCards())
  return engine
}

function settingOf(file: ScenarioFile, given?: DestinyEngine): Setting {
  const cards =
    (given?.catalog.defs as unknown as readonly CardData[] | undefined) ??
    (file.define === undefined ? plainCards() : cardsOf(file.define))
  const seats = Object.keys(file.seats ?? file.decks ?? {})
  const format = file.format ?? (seats.length > 2 ? 'awakenings-ffa' : 'awakenings')
  formatOf(format)
  const decks = new Map(Object.entries(file.decks ?? {}).map(([seat, listed]) => [seat, deckOf(seat, listed, cards)]))
  const engine = given ?? (file.define === undefined ? plainEngine() : destiny(cards))
  return { engine, cards, seats, format, decks }
}

/** "You may" and "any number" need no step; a turn's action, or a choice that must be made, does. */
function passing(decision: Decision): Option | undefined {
  if (decision.kind === 'unless') return undefined
  return decision.options.find((option) => option.do === 'decline' || option.do === 'done')
}

function leftover(s: State): string {
  const { rolls = [], picks = [] } = s.script ?? {}
  if (rolls.length > 0) return `These dice were never rolled: ${rolls.join(', ')}.`
  return picks.length > 0 ? `These cards were never picked at random: ${picks.join(', ')}.` : ''
}

const rests: ReadonlySet<string> = new Set(['action'])

/** Star Wars: Destiny. */
export const destinyScenario: GameScenario = {
  game: 'destiny',
  verbs: verbsOf(optionKinds),
  statements: forms,
  layOut(file, engine) {
    const x = settingOf(file, engine as unknown as DestinyEngine | undefined)
    const onTable = file.seats !== undefined || file.at !== undefined
    if (onTable && x.seats.length < 2) throw new Fault('A table of Destiny has two to four seats.')
    const state = onTable ? layOut(x, file.seats === undefined ? seatsFrom(x, file) : file) : null
    const board: Board<State> = {
      engine: x.engine as Board<State>['engine'],
      state,
      seats: x.seats,
      sayings: (s, option) => sayingsOf(x.engine.rules.options, option, stepNames(x, s)),
      tails: (s, option) => tailsOf(x.engine.rules.options, option, stepNames(x, s)),
      key: (s, option) => optionKey(x.engine.rules.options, s, option),
      rests,
      passing: (_s, decision) => passing(decision),
      why: (s, seat, text) => why(x, s, seat, text),
      test: (s, statement) => test(x, s, statement),
      leftover,
    }
    return board as unknown as Board
  },
  write,
}
