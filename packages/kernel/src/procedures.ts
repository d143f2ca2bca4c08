import type { Decision, Option } from './decisions/decisions.js'
import type { CoreState, Frame, Seat } from './state/state.js'
import type { Table } from './table.js'

/**
 * One step of a procedure. It may call one other procedure, ask one seat, go to another step, or just go on. After a
 * question, the next step receives the answer.
 */
export type Step<S extends CoreState = CoreState, L = unknown> = {
  // A method, so that a step may name the options that its question offers: `answer: Of<'resolve' | 'done'>`.
  step(t: Table<S>, f: Frame & L, answer: Option): void
}['step']

/** A step of a procedure, with the one behind it: its name, '' behind the last. */
interface Placed {
  readonly name: string
  readonly run: Step
  readonly next: string
  readonly behind: Placed
  /** All steps of the same procedure, by name. */
  readonly all: ReadonlyMap<string, Placed>
  /** The step that was last gone to from here, where it was another: mostly it is that one again. */
  jump: Placed
}

/** Behind the last step, and where nobody has gone to yet: a step of that name is never looked for. */
const NOWHERE = { name: '', run() {}, next: '', all: new Map() } as unknown as Placed & { behind: Placed }
NOWHERE.behind = NOWHERE
NOWHERE.jump = NOWHERE

/** A rulebook's list: named steps in the rulebook's order. */
export interface Procedure {
  readonly name: string
  readonly first: string
  readonly steps: ReadonlyMap<string, Placed>
  /** Where it has not begun: the first step is behind this. */
  readonly start: Placed
}

/** By their depth on the stack, the frames that were run last, and the step that each has run: found without a search. */
const frames: Frame[] = []
const ran: Placed[] = []

export function procedure<L = unknown, S extends CoreState = CoreState>(
  name: string,
  steps: Record<string, Step<S, L>>,
): Procedure {
  const names = Object.keys(steps)
  const made = new Map<string, Placed>()
  let behind: Placed = NOWHERE
  for (const step of names.toReversed()) {
    behind = { name: step, run: steps[step] as Step, next: behind.name, behind, all: made, jump: NOWHERE }
    made.set(step, behind)
  }
  const first = names[0] as string
  return { name, first, steps: made, start: { name: '', run() {}, next: first, behind, all: made, jump: NOWHERE } }
}

/** Begins a procedure; the caller goes on when it has ended. At most one call in a step, as its last deed. */
export function call(t: Table, called: Procedure, locals?: object): void {
  const f: Frame = { procedure: called.name, step: called.first, ...locals }
  const depth = t.s.stack.push(f) - 1
  frames[depth] = f
  ran[depth] = called.start
}

/** Ends the procedure of this frame and hands a value to its caller (as `f.result`). */
export function finish(t: Table, f: Frame, value?: unknown): void {
  f.step = ''
  if (value === undefined) return
  const { stack } = t.s
  // It is nearly always the innermost.
  let at = stack.length - 1
  while (at > 0 && stack[at] !== f) at--
  if (at > 0) (stack[at - 1] as Frame).result = value
}

/** Goes on with another step of the same procedure. */
export function goto(f: Frame, step: string): void {
  f.step = step
}

/** Stops for an answer. */
export function ask(
  t: Table,
  seat: Seat,
  kind: string,
  options: readonly Option[],
  more?: Omit<Decision, 'seat' | 'kind' | 'options' | 'step'>,
): void {
  if (options.length === 0) throw new Error(`No option at all for seat ${seat} at ${where(t)} (${kind})`)
  const { step } = t
  if (more === undefined) t.s.decision = { seat, kind, options, step }
  // A spread takes much longer, and mostly it is one of these alone.
  else if (more.sealed !== undefined || more.enough !== undefined) t.s.decision = { seat, kind, options, step, ...more }
  else if (more.rule !== undefined && more.about === undefined)
    t.s.decision = { seat, kind, options, step, rule: more.rule }
  else if (more.about !== undefined && more.rule === undefined)
    t.s.decision = { seat, kind, options, step, about: more.about }
  else t.s.decision = { seat, kind, options, step, ...more }
}

/** The rule behind a question of this kind that the kernel asks by itself, where the game names one. */
export function askedBy(t: Table, kind: string): { rule: string } | undefined {
  const rule = t.rules.askedBy?.[kind]
  return rule === undefined ? undefined : { rule }
}

/**
 * May a decision with one option go unasked here? Such a one is no choice: it is counted, as `run` would. Where somebody
 * listens to them, or an open question is asked again, it has to be asked.
 */
export function unasked(t: Table): boolean {
  if (t.onForced !== undefined || t.again === true) return false
  t.forced++
  return true
}

const NOTHING: Option = { do: '' }

/** Runs until somebody has a choice or the game is over. A decision with one option is no choice: it is answered here. */
export function run(t: Table, first: Option = NOTHING): void {
  const { s } = t
  let answer = first
  for (let steps = 0; s.result === null; steps++) {
    if (steps > 1_000_000) throw new Error(`The rules run in a circle at ${where(t)}`)
    const depth = s.stack.length - 1
    const f = s.stack[depth]
    if (f === undefined) throw new Error('Nothing is in progress and nobody has won')
    const name = f.step
    if (name === '') {
      s.stack.pop()
      continue
    }
    // Mostly a frame goes on with the step behind the one that has run last.
    let step: Placed
    if (f === frames[depth]) {
      const last = ran[depth] as Placed
      step = last.behind
      if (step.name !== name) step = last.jump.name === name ? last.jump : stepOf(t, f, last)
    } else {
      step = stepOf(t, f)
      frames[depth] = f
    }
    ran[depth] = step
    t.step = name
    f.step = step.next
    step.run(t, f, answer)
    answer = NOTHING
    if (s.decision === null) continue
    if (s.decision.options.length > 1) return
    answer = s.decision.options[0] as Option
    t.onForced?.(s.decision)
    s.decision = null
    t.forced++
  }
  s.decision = null
  s.stack.length = 0
}

/** The step with which a frame goes on; `last`: one that it has run. */
function stepOf(t: Table, f: Frame, last?: Placed): Placed {
  const step = (last?.all ?? t.rules.procedures.get(f.procedure)?.steps)?.get(f.step)
  if (step === undefined) throw new Error(`There is no step ${f.step} in ${f.procedure}`)
  if (last !== undefined) last.jump = step
  return step
}

/** Asks the open question again, after something hidden from others was dealt anew. */
export function askAgain(t: Table): void {
  const { s } = t
  const f = s.stack[s.stack.length - 1]
  if (s.decision === null || f === undefined) return
  t.step = s.decision.step
  const step = t.rules.procedures.get(f.procedure)?.steps.get(t.step)
  s.decision = null
  f.step = step?.next ?? ''
  t.again = true
  step?.run(t, f, NOTHING)
  t.again = false
}

/** Where the rules stand, for messages: the innermost procedures. */
export function where(t: Table): string {
  const frames = t.s.stack.slice(-12).map((f) => `${f.procedure}.${f.step}`)
  return `${t.s.stack.length > 12 ? '… > ' : ''}${frames.join(' > ')}`
}
