import type { Engine } from '../engine.js'
import type { CoreState } from '../state/state.js'
import { Broken, OFTEN, ONWARD, playOn, type Start, spot, walk } from './start.js'

const LAW = 'clone'

/** A clone played on equals the original played on, and the original stays as it was meanwhile. */
export function cloneLaw<S extends CoreState, D>(e: Engine<S, D>, start: Start<S, D>, seed: string | number): void {
  walk(e, start, seed, (s, answers) => {
    if (answers.length % (start.every ?? OFTEN) === 0) cloneAt(e, s, start.onward)
  })
}

/** The same for one state. */
export function cloneAt<S extends CoreState, D>(e: Engine<S, D>, s: S, onward = ONWARD): void {
  const before = JSON.stringify(s)
  const clone = e.clone(s)
  if (JSON.stringify(clone) !== before) throw new Broken(LAW, `a clone is not its original ${spot(e, s)}`)
  const first = playOn(e, clone, onward, 'clone')
  if (JSON.stringify(s) !== before) throw new Broken(LAW, `playing a clone changed its original ${spot(e, s)}`)
  const second = playOn(e, e.clone(s), onward, 'clone')
  const at = first.findIndex((state, i) => state !== second[i])
  if (at >= 0) throw new Broken(LAW, `two clones part ways after ${at + 1} more answers, ${spot(e, s)}`)
}
