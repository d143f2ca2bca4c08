import type { CoreState, Definition, Option, Seat } from '@dejarik/kernel'
import { said } from '@dejarik/kernel/log'
import { type Board, type GameScenario, type Line, Run, type ScenarioFile, scenariosIn } from '@dejarik/scenarios/steps'
import type { CardSheet, Screen } from '../protocol.js'
import type { PuzzleDone, PuzzleListed, PuzzleQuestion, PuzzleShown, PuzzleStage } from '../protocol-puzzles.js'
import type { GameOfTable } from './game.js'
import { isSame } from './lesson.js'
import { mayQuestion, wasSo, whatQuestion } from './questions.js'
import { under } from './screen.js'
import { playerSaid } from './statements.js'

/** No puzzle asks more than this. */
const MOST = 4

const keyOf = ({ id, case: which }: ScenarioFile): string => (which === undefined ? id : `${id} (${which})`)

/** Could a line of this example be asked about? One about decks alone has no table to look at. */
const isAsked = ({ seats, steps, expect }: ScenarioFile): boolean =>
  seats !== undefined &&
  [...steps.flatMap((line) => (line.kind === 'expect' ? (line.expect ?? []) : [line])), ...expect].some(
    ({ kind, says }) => kind === 'may not' || (kind === 'states' && / has | is | controls | must /.test(` ${says} `)),
  )

/** The examples that can be asked about. */
export const puzzlesIn = (texts: readonly string[]): ScenarioFile[] => texts.flatMap(scenariosIn).filter(isAsked)

export const listed = (files: readonly ScenarioFile[]): PuzzleListed[] =>
  files.map((file) => ({
    key: keyOf(file),
    rules: file.rules,
    ...(file.case === undefined ? {} : { case: file.case }),
  }))

/** The sheets of everything that these eyes see; stand-ins of the example are drawn like any card. */
function sheets(game: GameOfTable, { engine }: Board, view: Screen['view']): CardSheet[] {
  const defs = new Map(engine.catalog.defs.map((def) => [def.id, def]))
  return [...under(view, 'id')].flatMap((id) => {
    const def = defs.get(String(id))
    return def === undefined ? [] : [sheetIn(game, def)]
  })
}

/** A stand-in may have a text that only scenarios have words for: it is drawn without it. */
function sheetIn(game: GameOfTable, def: Definition): CardSheet {
  if (game.cards().some(({ id }) => id === def.id)) return game.sheetOf(def)
  try {
    return game.sheetOf(def)
  } catch {
    return { ...game.sheetOf({ ...def, abilities: [] } as Definition), ignored: true }
  }
}

/** The table as a player sees it, with nothing to answer. */
function screenFor(game: GameOfTable, board: Board, s: CoreState, number: number, eyes: Seat): Screen {
  const view = board.engine.view(s, eyes)
  return {
    number,
    game: game.id,
    format: s.format,
    players: board.seats.map((name) => ({ name, deck: '' })),
    eyes,
    curtain: null,
    fresh: true,
    view,
    asked: null,
    prompt: null,
    log: { from: 0, lines: [] },
    cards: sheets(game, board, view),
    result: null,
    mayUndo: false,
    at: 0,
    moments: 0,
    recorded: null,
    looking: true,
    guided: false,
    lesson: null,
    proposal: null,
    refused: null,
    edits: 0,
    mayEdit: false,
    place: '',
    passing: false,
    skipping: false,
    paused: true,
    pace: 0,
  }
}

/** Which lines of an example are asked about. */
interface Asking {
  /** Also what may be done: no riddle where nothing else may not. */
  readonly plain: boolean
  /** Also what was so before anything was done. */
  readonly old: boolean
}

/** An example on its way, and the table as it was before what was done last. */
interface Way {
  readonly board: Board
  readonly rules: readonly string[]
  before: CoreState
}

/** What is asked at this line of the example, if anything. */
function questionsAt(way: Way, line: Line, asking: Asking): PuzzleQuestion[] {
  if (line.kind === 'expect') return (line.expect ?? []).flatMap((each) => questionsAt(way, each, asking))
  const { board, rules, before } = way
  const [first] = [line.says].flat()
  if (first === undefined || first.includes('*')) return []
  if (line.kind === 'may not' || (line.kind === 'may' && asking.plain)) return [mayQuestion(board, line, first, rules)]
  if (line.kind !== 'states' || (!asking.old && wasSo(board, before, first))) return []
  const question = whatQuestion(board, first, rules)
  return question === null ? [] : [question]
}

/** Answers that say nothing without their question: where something goes, which it is, yes and no. */
const replies: ReadonlySet<string> = new Set(
  'to choose next number place side either opponent give course decline done'.split(' '),
)

const isReply = ({ key, args }: PuzzleDone['does']): boolean =>
  replies.has(key) || (key === 'use' && args.card === undefined && args.seat === undefined)

/** What is answered, as the game offers it; that a set is complete goes without saying. */
function deedIn({ engine, state, seats }: Board, option: Option, written: string): PuzzleDone | null {
  const seat = engine.decision(state as CoreState)?.seat ?? 0
  if (option.do === 'done' && written !== 'done') return null
  const prompt = engine.prompt(state as CoreState, seat)
  const does = prompt?.options.find((each) => isSame(each.option, option))?.line
  if (prompt === null || does === undefined) return null
  return { seat: seats[seat] ?? '', does, ...(isReply(does) ? { asked: prompt.asks } : {}) }
}

/** The table at each question, what was done before it, and what is right. */
function stagesOf(game: GameOfTable, scenario: GameScenario, file: ScenarioFile, asking: Asking): PuzzleStage[] {
  const board = scenario.layOut(file)
  const doing: PuzzleDone[] = []
  const run = new Run(board, file.strict === true, (option, step) => {
    const told = step === null ? null : deedIn(board, option, String(step.says))
    if (told !== null) doing.push(told)
  })
  const stages: PuzzleStage[] = []
  let who = file.steps.find(({ kind }) => kind === 'do')?.who ?? ''
  const copy = (): CoreState => board.engine.clone(board.state as CoreState)
  const look = (seat = who, s = board.state as CoreState): Screen =>
    screenFor(game, board, s, stages.length, Math.max(0, board.seats.indexOf(seat)))
  const way: Way = { board, rules: file.rules, before: copy() }
  let done: PuzzleDone[] = []
  let isAsked = false
  const ask = (line: Line): void => {
    for (const question of questionsAt(way, line, asking)) {
      // What may be done is asked once, what may not be done every time.
      if (isPlain(question) && stages.some((stage) => stage.question.kind === 'may')) continue
      // What came of something is asked with the table as it was before, and shown when it is answered.
      const screen = question.kind === 'may' ? look(question.seat) : look(who, way.before)
      stages.push({ screen, after: look(question.seat), done, chance: [], question })
      isAsked = true
    }
  }
  for (const step of file.steps) {
    if (step.kind === 'do' && isAsked) {
      way.before = copy()
      done = []
      isAsked = false
    }
    run.take(step)
    if (step.kind === 'do') {
      done = [...done, ...doing.splice(0)]
      who = step.who
    } else ask(step)
  }
  if (file.strict !== true) run.settle()
  for (const line of file.expect) ask(line)
  return stages
}

const isPlain = ({ kind, choices }: PuzzleQuestion): boolean => kind === 'may' && choices[0]?.right === true

/** Does the example say of anything that it may not be done? */
const hasTaboo = ({ steps, expect }: ScenarioFile): boolean =>
  [...steps.flatMap((line) => [line, ...(line.expect ?? [])]), ...expect].some(({ kind }) => kind === 'may not')

/** An example as a puzzle: its riddles, or, where it has none, whatever can be asked about it. */
export function puzzleOf(game: GameOfTable, scenario: GameScenario, file: ScenarioFile): PuzzleShown {
  const riddles = stagesOf(game, scenario, file, { plain: hasTaboo(file), old: false })
  const stages = riddles.length > 0 ? riddles : stagesOf(game, scenario, file, { plain: true, old: true })
  return { ...listed([file])[0]!, game: game.id, stages: withChance(spread(stages), file) }
}

/** A few questions of many: the first ones and the last, which the example is about. */
const spread = (stages: readonly PuzzleStage[]): PuzzleStage[] =>
  stages.length <= MOST ? [...stages] : [...stages.slice(0, MOST - 1), stages.at(-1) as PuzzleStage]

/** The dice and destinies that were written down for the example are told with its first question. */
function withChance(stages: readonly PuzzleStage[], { dice, destiny, random }: ScenarioFile): PuzzleStage[] {
  const destinies = Object.entries(destiny ?? {}).map(([seat, list]) =>
    said('{0}: {1}', playerSaid(seat), list.join(', ')),
  )
  const chance = [
    ...(dice ?? []).map((each) => said(String(each))),
    ...destinies,
    ...(random ?? []).map((each) => said(each)),
  ]
  return stages.map((stage, i) => (i === 0 ? { ...stage, chance } : stage))
}
