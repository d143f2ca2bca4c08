import type { Engine } from '../engine.js'
import type { CoreState } from '../state/state.js'
import { cloneLaw } from './clone.js'
import { declaredFields } from './fields.js'
import { hiding } from './hiding.js'
import { illegalAnswers } from './illegal.js'
import { randomPlay } from './random-play.js'
import { reask } from './reask.js'
import { roundTrip } from './round-trip.js'
import { sameAnswers } from './same-answers.js'
import type { Start } from './start.js'
import { undoLaw } from './undo.js'

/** Every law, for every seed. Throws `Broken` at the first that does not hold. */
export function everyLaw<S extends CoreState, D>(
  e: Engine<S, D>,
  start: Start<S, D>,
  seeds: readonly (string | number)[],
): void {
  for (const seed of seeds) {
    randomPlay(e, start, seed)
    declaredFields(e, start, seed)
    roundTrip(e, start, seed)
    cloneLaw(e, start, seed)
    sameAnswers(e, start, seed)
    undoLaw(e, start, seed)
    illegalAnswers(e, start, seed)
    reask(e, start, seed)
    hiding(e, start, seed)
  }
}
