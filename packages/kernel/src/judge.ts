import type { Decision } from './decisions/decisions.js'
import type { CoreState, Seat } from './state/state.js'
import type { Table } from './table.js'

/**
 * What a game knows of playing well, for whoever thinks ahead. The rules never ask it. It is only ever asked about
 * worlds, which hold nothing that the thinker may not know, so it may read the whole table.
 */
export interface Judge<S extends CoreState = CoreState> {
  /** How the table looks for a seat: from 0, lost, to 1, won. */
  worth(t: Table<S>, seat: Seat): number
  /**
   * How much the seat that is asked leans to each option, written into a list by the option's place. Larger is better;
   * options one apart are clearly different, and e to the power of a lean is about how often a good player takes it.
   */
  lean(t: Table<S>, decision: Decision, into: number[]): void
  readonly horizon: Horizon
  /** What counts up when a table can be judged, where a game has such times: turns. */
  clock?(s: S): number
}

/** How far a thinker plays on before it looks, so that what was begun is judged when it is over. */
export interface Horizon {
  /** So many answers, for two hundred looks; who has more looks farther. */
  readonly answers: number
  /**
   * Or until so many turns are over, where the game has a clock: within one, some ways would be judged in the middle of what
   * others have finished.
   */
  readonly turns: number
}

/** For a game that has no judge: nothing is better than anything else. */
export const undecided: Judge = {
  worth: (_t, _seat) => 0.5,
  lean: (_t, { options }, into) => {
    into.length = options.length
    into.fill(0)
  },
  horizon: { answers: 0, turns: 1 },
}

/** What a finished game was worth to a seat. */
export function worthOf(winner: Seat | null, seat: Seat): number {
  if (winner === null) return 0.5
  return winner === seat ? 1 : 0
}
