import type { Decision, Option } from './decisions.js'
import type { Engine } from './engine.js'
import type { Json } from './json.js'
import { knows } from './piles.js'
import type { Prompt } from './prompts.js'
import type { Generator } from './random.js'
import type { Card, CoreState, Result, Seat } from './state.js'

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
  /** How many answers it takes until what was begun can be judged. */
  readonly horizon: number
  /** What has changed when a table can be judged, where the game has such times; null where it has none. */
  clock(): number | null
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
  /** Such a world as a plain value, for whoever thinks elsewhere: it tells no more than this seat knows. */
  pack(g: Generator): Json
}

/** The state as the seat that is asked may use it. */
export function situation<S extends CoreState, Deck>(e: Engine<S, Deck>, s: S): Situation {
  const decision = e.decision(s)
  if (decision === null) throw new Error('Nobody is asked anything')
  const { seat } = decision
  return {
    seat,
    decision,
    view: () => e.view(s, seat),
    prompt: () => e.prompt(s, seat) as Prompt,
    world: (g) => worldOf(e, e.world(s, seat, g), seat),
    pack: (g) => e.world(s, seat, g) as unknown as Json,
  }
}

/** What was packed, to be thought about: worlds of a world are worlds of what it was made from. */
export const unpack = <S extends CoreState, Deck>(e: Engine<S, Deck>, packed: unknown): Situation =>
  situation(e, e.load(packed))

function worldOf<S extends CoreState, Deck>(e: Engine<S, Deck>, s: S, seat: Seat): World {
  return {
    decision: () => e.decision(s),
    answer: (option) => e.answer(s, option),
    result: () => e.result(s),
    view: (of) => e.view(s, of),
    worth: (of) => e.worth(s, of),
    lean: (into) => e.lean(s, into),
    horizon: e.horizon,
    clock: () => e.clock(s),
    face: (card) => (knows(s, seat, card) ? -1 : (s.def[card] as number)),
    clone: () => worldOf(e, e.clone(s), seat),
  }
}
