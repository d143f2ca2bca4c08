import { type CoreState, type Decision, eventFault, type Option, optionFault, type Seat } from '@dejarik/kernel'
import { limits } from '@dejarik/kernel/boundary'
import { Fault, type Line, type Outcome, type ScenarioFile, wordsOf } from './file.js'
import type { Board, GameScenario } from './game.js'
import { canonical, meant } from './match.js'
import { checkMay, checkMayNot, possible } from './may.js'
import { didYouMean } from './nearest.js'

/** What is said to let a chance go by, where `done` and numbers end a choice already begun. */
const chances: ReadonlySet<string> = new Set(['pass', 'decline'])

/** Lays out a scenario, takes its steps, and says whether everything came as expected. */
export function runScenario(game: GameScenario, file: ScenarioFile): Outcome {
  const id = file.case === undefined ? file.id : `${file.id} (${file.case})`
  try {
    new Run(game.layOut(file), file.strict === true).play(file)
    return { id, ok: true, why: '' }
  } catch (error) {
    if (error instanceof Fault) return { id, ok: false, why: error.message }
    return { id, ok: false, why: `The engine stopped: ${wordsOf(error)}` }
  }
}

/** A scenario on its way: its steps are taken one after the other. */
export class Run {
  private answers = 0

  constructor(
    private readonly board: Board,
    private readonly strict: boolean,
    /** Hears of every answer before it is given: the step that it is part of, or null where a window is passed. */
    private readonly hear?: (option: Option, step: Line | null) => void,
  ) {}

  play(file: ScenarioFile): void {
    file.steps.forEach((step, i) => {
      this.named(`step ${i + 1} (${step.written})`, () => this.take(step))
    })
    if (!this.strict && this.board.state !== null) this.named('after the last step', () => this.settle())
    const left = this.board.state === null ? '' : this.board.leftover(this.state)
    if (left !== '') throw new Fault(`${left} ${possible(this.board, this.state)}`)
    if (file.expect.length > 0) this.rest(file)
    for (const line of file.expect) this.expect(line)
  }

  /** What is expected is so when the last step is over: not while it waits for a choice that nothing speaks of. */
  private rest({ steps, expect }: ScenarioFile): void {
    const decision = this.board.state === null ? null : this.board.engine.decision(this.board.state)
    if (decision === null || this.board.rests.has(decision.kind) || !steps.some(({ kind }) => kind === 'do')) return
    const asked = [...steps.slice(-1).flatMap((last) => [last, ...(last.expect ?? [])]), ...expect].some(
      ({ kind, who }) => kind === 'may' && this.seat(who) === decision.seat,
    )
    if (!asked) throw new Fault(`after the last step a choice is still open. ${possible(this.board, this.state)}`)
  }

  private get state(): CoreState {
    if (this.board.state === null) throw new Fault('There is no table: steps need `seats`.')
    return this.board.state
  }

  private named(where: string, run: () => void): void {
    try {
      run()
    } catch (error) {
      throw new Fault(`${where}: ${wordsOf(error)}`)
    }
  }

  /** Takes one step, through windows that may be passed; a Fault says why it cannot be. */
  take(line: Line): void {
    if (line.kind === 'expect') {
      this.complete()
      for (const each of line.expect ?? []) this.expect(each)
    } else if (line.kind === 'states')
      throw new Fault('A step is `SEAT: what it does`; statements belong under `expect`.')
    else if (line.who === 'both' || line.who === 'all') this.everybody(line)
    else this.seatDoes(this.seat(line.who), line)
  }

  /** Each seat does it once, in the order in which they are asked. */
  private everybody(line: Line): void {
    const left = new Set(this.board.seats.keys())
    while (left.size > 0) {
      const asked = this.board.engine.decision(this.state)?.seat
      const seat = asked !== undefined && left.has(asked) ? asked : ([...left][0] as Seat)
      left.delete(seat)
      this.seatDoes(seat, line)
    }
  }

  /** Goes on, through windows that may be passed, until the seat can do it. */
  private seatDoes(seat: Seat, line: Line): void {
    let fault = ''
    for (;;) {
      const decision = this.board.engine.decision(this.state)
      const tried = decision === null ? 'the game is over.' : this.attempt(decision, seat, line)
      if (tried === '') return
      if (fault === '' || decision?.seat === seat) fault ||= tried
      const passing = decision === null || this.strict ? undefined : this.board.passing(this.state, decision)
      // What a seat may do is asked at its own next chance: passing that one silently would hide what it offers.
      const own = decision?.seat === seat && line.kind === 'may' && chances.has(passing?.do ?? '')
      if (passing === undefined || own) throw new Fault(fault)
      this.answer(passing)
    }
  }

  /** '' when it was done; otherwise why not. */
  private attempt(decision: Decision, seat: Seat, line: Line): string {
    const { board, state } = this
    if (decision.seat !== seat && line.kind !== 'may not') {
      return `it is ${board.seats[decision.seat]} who must choose now. ${possible(board, state)}`
    }
    if (line.kind === 'may') return checkMay(board, state, seat, line)
    if (line.kind === 'may not') return checkMayNot(board, state, seat, line)
    const answers = meant(board, state, seat, String(line.says))
    if (answers === undefined)
      return `that is not possible.${this.reasons(seat, String(line.says))} ${possible(board, state)}`
    for (const answer of answers) this.answer(answer, line)
    return ''
  }

  private reasons(seat: Seat, text: string): string {
    const why = this.board.why(this.state, seat, text) ?? []
    return why.map(({ rule, says }) => ` ${says} (${rule}).`).join('')
  }

  private answer(option: Option, step: Line | null = null): void {
    if (++this.answers > limits.scenario.answers)
      throw new Fault(`more than ${limits.scenario.answers} answers were given, and it is not over`)
    const words = canonical(this.board, this.state, option)
    this.hear?.(option, step)
    const { engine } = this.board
    const faults = this.state.decision?.options.map((each) => optionFault(engine.rules.options, each, this.state)) ?? []
    try {
      engine.answer(this.state, option, (event) => faults.push(eventFault(engine.rules.events, event, this.state)))
    } catch (error) {
      throw new Fault(`${words}: ${wordsOf(error)}.`)
    }
    faults.push(this.board.inconsistency?.(this.state) ?? null)
    const fault = faults.find((each) => each !== null)
    if (fault) throw new Fault(`${words}: ${fault}.`)
  }

  /** A set that has been begun, and to which more might be added, is what the steps have named. */
  private complete(): void {
    const decision = this.board.engine.decision(this.state)
    const { picked } = (decision?.about ?? {}) as { picked?: readonly number[] }
    if (this.strict || decision?.kind !== 'pick' || picked === undefined || picked.length === 0) return
    const done = decision.options.find((option) => option.do === 'done')
    if (done !== undefined) this.answer(done)
  }

  /** Passes what may be passed, until somebody must choose. */
  settle(): void {
    for (;;) {
      const decision = this.board.engine.decision(this.state)
      const passing = decision === null ? undefined : this.board.passing(this.state, decision)
      if (passing === undefined) return
      this.answer(passing)
    }
  }

  private expect(line: Line): void {
    const { board } = this
    this.named(`expected ${line.written}`, () => {
      if (line.kind === 'may' || line.kind === 'may not') {
        const seat = this.seat(line.who)
        const fault = (line.kind === 'may' ? checkMay : checkMayNot)(board, this.state, seat, line)
        if (fault !== '') throw new Fault(fault)
        return
      }
      if (line.kind !== 'states') throw new Fault('an expectation is a statement, `SEAT may` or `SEAT may not`.')
      const fault = board.test(board.state, String(line.says))
      if (fault !== null) throw new Fault(`but ${fault}.`)
    })
  }

  private seat(name: string): Seat {
    const seat = this.board.seats.indexOf(name)
    const seats = this.board.seats
    if (seat < 0)
      throw new Fault(`there is no seat "${name}"; there are ${seats.join(', ')}.${didYouMean(name, seats)}`)
    return seat
  }
}
