import type { Generator, Situation } from '@dejarik/kernel'
import { type Expected, expectedAfter } from './expected.js'
import type { Thought } from './think.js'

/** One way to go on, as a thinker sees it: its first answer and what it expects after that. */
export interface Line {
  /** The place of its first answer among the options. */
  readonly option: number
  /** The chance to win with it, from 0 to 1. */
  readonly chance: number
  /** How much of the thinking went into it, from 0 to 1. */
  readonly share: number
  /** What it expects to follow. */
  readonly then: readonly Expected[]
}

/** What a thinker says of a decision: its best lines first. */
export interface Advice {
  /** The chance to win that it saw before it answered: over all that it tried. */
  readonly before: number
  /** The same with the answer that it gave. */
  readonly after: number
  readonly iterations: number
  readonly lines: readonly Line[]
}

/** The two or three lines that were thought about most. The situation must be the one that was thought about. */
export function adviceOf({ moves, iterations, chance }: Thought, situation: Situation, g: Generator, most = 3): Advice {
  const tried = moves.map((move, option) => ({ move, option })).filter(({ move }) => move.visits > 0)
  tried.sort((a, b) => b.move.visits - a.move.visits || a.option - b.option)
  let worth = 0
  let visits = 0
  for (const { move } of tried) {
    worth += move.worth
    visits += move.visits
  }
  return {
    before: visits > 0 ? worth / visits : chance,
    after: chance,
    iterations,
    lines: tried.slice(0, most).map(({ move, option }) => ({
      option,
      chance: move.worth / move.visits,
      share: move.visits / visits,
      then: expectedAfter(move, option, situation, g),
    })),
  }
}
