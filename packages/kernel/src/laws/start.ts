import { below, type Generator, generator } from '../chance/random.js'
import type { Option } from '../decisions/decisions.js'
import type { Engine } from '../engine.js'
import type { Event, Watch } from '../events.js'
import { nth } from '../nth.js'
import { where } from '../procedures.js'
import type { Json } from '../state/json.js'
import type { CoreState, Seat } from '../state/state.js'
import { tableOf } from '../table.js'

/** How a law starts its games. */
export interface Start<S extends CoreState = CoreState, Deck = unknown> {
  readonly format: string
  readonly decks: readonly Deck[]
  /** A game that takes more answers than this is stuck; 5000 when absent. */
  readonly bound?: number
  /** Laws that are costly look at every so many decisions; 7 when absent. */
  readonly every?: number
  /** How many answers a law plays on after each look; 12 when absent. */
  readonly onward?: number
  /** What a seat might ask `explain` about in this state. */
  topics?(s: S, seat: Seat): readonly Json[]
}

export const BOUND = 5000
export const OFTEN = 7
export const ONWARD = 12

/** A law that does not hold: which one, and where in which game. */
export class Broken extends Error {
  override readonly name = 'Broken'
  constructor(
    readonly law: string,
    says: string,
  ) {
    super(`${law}: ${says}`)
  }
}

/** Where a law looked, for its message. */
export function spot<S extends CoreState, D>(e: Engine<S, D>, s: S): string {
  const { decision } = s
  if (decision === null) return 'at the end of the game'
  return `at ${where(tableOf(e, s))}, where seat ${decision.seat} is asked '${decision.kind}'`
}

/** One of the options, each equally likely. */
export function anyOption(g: Generator, options: readonly Option[]): Option {
  return nth(options, below(g, options.length))
}

/** Plays a random game and shows each state with an open decision, and last the state at the end. */
export function walk<S extends CoreState, D>(
  e: Engine<S, D>,
  start: Start<S, D>,
  seed: string | number,
  visit: (s: S, answers: readonly Option[]) => void,
  watch?: (event: Event, s: S) => void,
): S {
  const g = generator(`walk ${seed}`)
  const answers: Option[] = []
  let s: S | undefined
  const early: Event[] = []
  const see: Watch | undefined = watch && ((event) => (s === undefined ? early.push(event) : watch(event, s)))
  s = e.start(start.format, start.decks, seed, see)
  for (const event of early) watch?.(event, s)
  for (;;) {
    visit(s, answers)
    const { decision } = s
    if (decision === null) return s
    if (answers.length >= (start.bound ?? BOUND)) return s
    const option = anyOption(g, decision.options)
    e.answer(s, option, see)
    answers.push(option)
  }
}

/** What the state is after each answer of playing on at random, the same choices for the same seed. */
export function playOn<S extends CoreState, D>(
  e: Engine<S, D>,
  s: S,
  answers: number,
  seed: string | number,
): string[] {
  const g = generator(`on ${seed}`)
  const states: string[] = []
  for (let i = 0; i < answers && s.decision !== null; i++) {
    e.answer(s, anyOption(g, s.decision.options))
    states.push(JSON.stringify(s))
  }
  return states
}
