import type { CoreState } from '../state/state.js'
import type { Table } from '../table.js'
import type { Aspects } from './aspects.js'
import { type Cache, NEVER } from './cache.js'
import type { Checked } from './check.js'

/**
 * One value that is built up from nothing, and may be read while it is: what depends on itself sees as much of it as there
 * is by then.
 */
export class KeptGrowing<T, S extends CoreState = CoreState> implements Checked<S> {
  readonly name: string
  readonly #base: Aspects
  readonly #start: () => T
  readonly #fill: (t: Table<S>, into: T) => void
  #value: T | undefined = undefined
  #set = 0
  #aspects: Aspects = -1
  #stamp = NEVER
  /** The level on which it is being computed; 0: it is not. */
  #level = 0

  constructor(name: string, base: Aspects, start: () => T, fill: (t: Table<S>, into: T) => void) {
    this.name = name
    this.#base = base
    this.#start = start
    this.#fill = fill
  }

  get(t: Table<S>): T {
    const cache: Cache = t.cache
    if (this.#stamp !== cache.stamps(t.s)[this.#set]) return this.#compute(t)
    cache.reads |= this.#aspects
    return this.#value as T
  }

  #compute(t: Table<S>): T {
    const cache: Cache = t.cache
    if (this.#level > 0) {
      cache.readIncomplete(this.#level)
      return this.#value as T
    }
    const value = this.#start()
    this.#value = value
    this.#stamp = NEVER
    cache.begin(this.#base)
    this.#level = cache.level
    try {
      this.#fill(t, value)
    } finally {
      this.#level = 0
    }
    if (!cache.end()) return value
    if (this.#aspects !== cache.found) {
      this.#aspects = cache.found
      this.#set = cache.setOf(cache.found)
    }
    this.#stamp = cache.stampOf(t.s, this.#set)
    return value
  }

  *held(t: Table<S>): Iterable<readonly [number, unknown]> {
    if (this.#stamp === t.cache.stamps(t.s)[this.#set]) yield [-1, this.#value]
  }

  anew(t: Table<S>): unknown {
    return this.get(t)
  }
}
