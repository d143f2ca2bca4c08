import { eventFault, optionFault } from '../decisions/field-faults.js'
import type { Engine } from '../engine.js'
import type { CoreState } from '../state/state.js'
import { Broken, type Start, spot, walk } from './start.js'

const FIELDS = 'fields'

/** Every event and every option holds what its game declares, and nothing else. */
export function declaredFields<S extends CoreState, D>(
  e: Engine<S, D>,
  start: Start<S, D>,
  seed: string | number,
): void {
  const must = (fault: string | null, s: S): void => {
    if (fault !== null) throw new Broken(FIELDS, `${fault}, ${spot(e, s)}`)
  }
  walk(
    e,
    start,
    seed,
    (s) => {
      for (const option of s.decision?.options ?? []) must(optionFault(e.rules.options, option, s), s)
    },
    (event, s) => must(eventFault(e.rules.events, event, s), s),
  )
}
