import type { Generator } from '../chance/random.js'
import { inOrder } from '../decisions/any-order.js'
import type { Decision, Option } from '../decisions/decisions.js'
import type { Line, Prompt } from '../decisions/prompts.js'
import type { Engine } from '../engine.js'
import type { Horizon } from '../judge.js'
import { definitionOf } from '../state/columns.js'
import type { Json } from '../state/json.js'
import { type Card, type CoreState, NONE, type Result, type Seat } from '../state/state.js'
import { knows } from './piles.js'

/** One way things might be, to think ahead in. It holds a whole state, but shows only what a player could see. */
export interface World {
  decision(): Decision | null
  answer(option: Option): void
  result(): Result | null
  view(seat: Seat | 'public'): Json
  /** How this world looks for a seat, from 0 (lost) to 1 (won). */
  worth(seat: Seat): number
  /** How much whoever is asked leans to each option, into a list by the option's place. */
  lean(into: number[]): void
  /** How far a thinker plays on before it looks. */
  readonly horizon: Horizon
  /** What counts up when a table can be judged; always 0 in a game that has no such times. */
  clock(): number
  /** One option of what is asked here, as a line: in words of this world, which may be no more than a guess. */
  label(option: Option): Line
  /** May the seat this world was made for be told of such an option? Not where it names a card that the seat cannot see. */
  mayTell(option: Option): boolean
  /** Who a card is, where the seat this world was made for cannot see that; -1 where it can. */
  face(card: Card): number
  clone(): World
}

/** All that a player who is asked may use: what is asked, what the seat knows, and worlds in which that is so. */
export interface Situation {
  readonly seat: Seat
  readonly decision: Decision
  view(): Json
  /** The question and the options in words. */
  prompt(): Prompt
  /** Every call is another world; the real one is never shown. */
  world(g: Generator): World
  /** How much this seat leans to each option in such a world, into a list: for whoever looks no further. */
  lean(g: Generator, into: number[]): void
  /** Such a world as a plain value, for whoever thinks elsewhere: it tells no more than this seat knows. */
  pack(g: Generator): Json
}

/**
 * The state as the seat that is asked may use it. `whole`: somebody else has named the things that were named so far, so
 * that what lies before them has not been thought about.
 */
export function situation<S extends CoreState, Deck>(e: Engine<S, Deck>, s: S, whole = false): Situation {
  const decision = e.decision(s)
  if (decision === null) throw new Error('Nobody is asked anything')
  if (!whole || decision.enough === undefined) return new Asked(e, s, decision)
  const { enough: _, ...all } = decision
  return new Asked(e, s, all)
}

/** Most who are asked look at the options alone: whatever else they may use is made when they take it. */
class Asked<S extends CoreState, Deck> implements Situation {
  readonly #e: Engine<S, Deck>
  readonly #s: S
  readonly seat: Seat
  readonly decision: Decision

  constructor(e: Engine<S, Deck>, s: S, decision: Decision) {
    this.#e = e
    this.#s = s
    this.seat = decision.seat
    this.decision = decision
  }

  get view() {
    return (): Json => this.#e.view(this.#s, this.seat)
  }
  get prompt() {
    return (): Prompt => this.#e.prompt(this.#s, this.seat) as Prompt
  }
  get world() {
    return (g: Generator): World => new Sampled(this.#e, this.#e.world(this.#s, this.seat, g), this.seat)
  }
  lean(g: Generator, into: number[]): void {
    this.#e.leanIn(this.#s, g, into)
  }
  get pack() {
    return (g: Generator): Json => this.#e.world(this.#s, this.seat, g) as unknown as Json
  }
}

/** What was packed, to be thought about: worlds of a world are worlds of what it was made from. */
export const unpack = <S extends CoreState, Deck>(e: Engine<S, Deck>, packed: unknown): Situation =>
  situation(e, e.load(packed))

class Sampled<S extends CoreState, Deck> implements World {
  readonly #e: Engine<S, Deck>
  readonly #s: S
  /** For whom it was made. */
  readonly #seat: Seat

  constructor(e: Engine<S, Deck>, s: S, seat: Seat) {
    this.#e = e
    this.#s = s
    this.#seat = seat
  }

  get horizon(): Horizon {
    return this.#e.horizon
  }
  decision(): Decision | null {
    return this.#s.decision
  }
  answer(option: Option): void {
    this.#e.answer(this.#s, option)
    inOrder(this.#e, this.#s)
  }
  result(): Result | null {
    return this.#s.result
  }
  view(of: Seat | 'public'): Json {
    return this.#e.view(this.#s, of)
  }
  worth(of: Seat): number {
    return this.#e.worth(this.#s, of)
  }
  lean(into: number[]): void {
    this.#e.lean(this.#s, into)
  }
  clock(): number {
    return this.#e.clock(this.#s)
  }
  label(option: Option): Line {
    return this.#e.label(this.#s, option)
  }
  mayTell(option: Option): boolean {
    return this.#e.mayTell(this.#s, option, this.#seat)
  }
  face(card: Card): number {
    return knows(this.#s, this.#seat, card) ? NONE : definitionOf(this.#s, card)
  }
  clone(): World {
    return new Sampled(this.#e, this.#e.clone(this.#s), this.#seat)
  }
}
