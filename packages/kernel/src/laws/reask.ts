import type { Engine } from '../engine.js'
import { askAgain } from '../procedures.js'
import type { CoreState } from '../state/state.js'
import { tableOf } from '../table.js'
import { Broken, type Start, spot, walk } from './start.js'

const LAW = 'asking again'

/** Asking the open question again gives the same decision, byte for byte, and changes nothing. */
export function reask<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): void {
  walk(e, start, seed, (s) => reaskAt(e, s))
}

/** The same for one state. */
export function reaskAt<S extends CoreState, D>(e: Engine<S, D>, s: S): void {
  const asked = e.clone(s)
  askAgain(tableOf(e, asked))
  const before = JSON.stringify(s.decision)
  const after = JSON.stringify(asked.decision)
  if (before !== after) throw new Broken(LAW, `another question ${spot(e, s)}:\n  was ${before}\n  is  ${after}`)
  if (JSON.stringify(asked) !== JSON.stringify(s)) throw new Broken(LAW, `asking again changed the state ${spot(e, s)}`)
}
