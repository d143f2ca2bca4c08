import { type CoreState, durable, type Engine, type Option, type Seat } from '@dejarik/kernel'
import { type GameScenario, type Line, Run, type ScenarioFile } from '@dejarik/scenarios/steps'

/** One answer of a lesson, of the learner or of the other seat. */
export interface Planned {
  readonly seat: Seat
  readonly option: Option
  /** The same as records have it. */
  readonly written: Option
  /** The step it is part of, where the learner is shown it; absent where it goes without saying. */
  readonly step?: LessonStep
  /** The first answer of its step: where the step begins, and what an undo goes back to. */
  readonly first: boolean
  /** A chance that is let go by, so that the lesson goes on. */
  readonly silent: boolean
}

/** One thing to learn. */
export interface LessonStep {
  readonly number: number
  /** The texts that lead to it, by their keys; the last one points it out. */
  readonly texts: readonly string[]
  readonly rule: string
}

/** A prepared position and everything that is answered from there on, by both seats. */
export interface Lesson {
  readonly start: CoreState
  readonly learner: Seat
  readonly plan: readonly Planned[]
  readonly steps: readonly LessonStep[]
}

/** Is the same answered? An option is a small record of numbers and words. */
export function isSame(a: Option, b: Option): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

/**
 * Plays a lesson through with the engine of the table: what is pointed out is possible when its time comes, or this
 * throws. What comes after the lesson is left to chance.
 */
export function lessonOf(engine: Engine, scenario: GameScenario, file: ScenarioFile): Lesson {
  const board = scenario.layOut(file, engine)
  const { state } = board
  if (state === null) throw new Error(`${file.id} has no table`)
  if (state.script !== undefined) state.script.open = true
  const start = engine.clone(state)
  const plan: Planned[] = []
  const steps: LessonStep[] = []
  const begun = new Map<Line, LessonStep>()
  const run = new Run(board, file.strict === true, (option, line) => {
    const seat = engine.decision(state)?.seat ?? 0
    const written = durable(engine.catalog, option) as Option
    if (line?.teach === undefined) {
      plan.push({ seat, option, written, first: false, silent: line === null })
      return
    }
    const first = !begun.has(line)
    const step = begun.get(line) ?? stepOf(line, steps.length)
    begun.set(line, step)
    if (first) steps.push(step)
    plan.push({ seat, option, written, step, first, silent: false })
  })
  for (const line of file.steps) run.take(line)
  run.settle()
  const learners = new Set(plan.flatMap(({ seat, step }) => (step === undefined ? [] : [seat])))
  const [learner] = learners
  if (learner === undefined || learners.size > 1) throw new Error(`${file.id} must teach one seat`)
  return { start, learner, plan, steps }
}

function stepOf({ teach, because, written }: Line, number: number): LessonStep {
  if (teach === undefined || because === undefined) throw new Error(`${written} teaches without naming its rule`)
  return { number, texts: teach, rule: because }
}
