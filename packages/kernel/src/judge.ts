import type { Decision } from './decisions.js'
import type { CoreState, Seat } from './state.js'
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
  /** How many answers it takes until what was begun can be judged: a thinker plays on so far before it looks. */
  readonly horizon: number
  /**
   * What has changed when a table can be judged, where a game has such times: a thinker plays on until then if that is
   * within the horizon, or some ways would be judged in the middle of what others have finished.
   */
  clock?(s: S): number
}

/** For a game that has no judge: nothing is better than anything else. */
export const undecided: Judge = {
  worth: (_t, _seat) => 0.5,
  lean: (_t, { options }, into) => {
    into.length = options.length
    into.fill(0)
  },
  horizon: 0,
}

/** What a finished game was worth to a seat. */
export function worthOf(winner: Seat | null, seat: Seat): number {
  if (winner === null) return 0.5
  return winner === seat ? 1 : 0
}
