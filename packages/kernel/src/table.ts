import type { Catalog } from './abilities/catalog.js'
import { Cache } from './cache/cache.js'
import type { Decision } from './decisions/decisions.js'
import type { Watch } from './events.js'
import type { Rules } from './rules.js'
import type { CoreState } from './state/state.js'

/** The catalog, and a clause of it, of the game whose states these are. */
export type CatalogOf<S extends CoreState> = NonNullable<S['catalogType']>
export type ClauseOf<S extends CoreState> = CatalogOf<S>['clauses'][number]

/** The cache that an engine of this game has. */
export type CacheOf<S extends CoreState> = NonNullable<S['cacheType']>

/** A state laid out for play: the state, the definitions it refers to, the rules, and who watches. */
export interface Table<S extends CoreState = CoreState> {
  s: S
  readonly rules: Rules<S>
  readonly catalog: CatalogOf<S>
  /** What the engine keeps of the states it has seen. */
  readonly cache: CacheOf<S>
  /** Absent in playouts: then no event is made at all. Write `t.watch?.({...})`. */
  watch: Watch | null
  /** The step that is running: a decision remembers it, so that it can be asked again. */
  step: string
  /** Counts the decisions that had one option and were answered by `run`. */
  forced: number
  /** Is an open question being asked again? Then it is asked, whatever its options are. */
  again: boolean
  /** Hears of each of them, with the state as it was then. */
  onForced: ((decision: Decision) => void) | undefined
}

/** A cache with nothing in it, for an engine of this game. */
export const cacheFor = <S extends CoreState>(rules: Rules<S>): CacheOf<S> =>
  rules.cache?.() ?? (new Cache() as CacheOf<S>)

/** What a state is laid out with: an engine has all of it. */
export interface Setting<S extends CoreState = CoreState> {
  readonly rules: Rules<S>
  readonly catalog: Catalog
  readonly cache?: CacheOf<S>
}

/** A state laid out to be looked at, or to be played where nobody watches. */
export const tableOf = <S extends CoreState>({ rules, catalog, cache }: Setting<S>, s: S): Table<S> => ({
  s,
  rules,
  catalog: catalog as CatalogOf<S>,
  cache: cache ?? cacheFor(rules),
  watch: null,
  step: '',
  forced: 0,
  again: false,
  onForced: undefined,
})
