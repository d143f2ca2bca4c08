import type { Decision } from './decisions/decisions.js'
import type { Watch } from './events.js'
import type { Rules } from './rules.js'
import type { CoreState } from './state/state.js'

/** The catalog, and a clause of it, of the game whose states these are. */
export type CatalogOf<S extends CoreState> = NonNullable<S['catalogType']>
export type ClauseOf<S extends CoreState> = CatalogOf<S>['clauses'][number]

/** A state laid out for play: the state, the definitions it refers to, the rules, and who watches. */
export interface Table<S extends CoreState = CoreState> {
  s: S
  readonly rules: Rules<S>
  readonly catalog: CatalogOf<S>
  /** Absent in playouts: then no event is made at all. Write `t.watch?.({...})`. */
  watch: Watch | null
  /** The step that is running: a decision remembers it, so that it can be asked again. */
  step: string
  /** Counts the decisions that had one option and were answered by `run`; nothing is counted when absent. */
  forced?: number
  /** Is an open question being asked again? Then it is asked, whatever its options are. */
  again?: boolean
  /** Hears of each of them, with the state as it was then. */
  onForced?: ((decision: Decision) => void) | undefined
}
