import type { CoreState } from '../state/state.js'
import type { Table } from '../table.js'
import type { Aspects } from './aspects.js'
import { type Cache, NEVER } from './cache.js'
import type { Checked } from './check.js'

/** One value, computed anew when an aspect that it was read from has been touched. */
export class Kept<T, S extends CoreState = CoreState> implements Checked<S> {
  readonly name: string
  readonly #base: Aspects
  readonly #make: (t: Table<S>, before: T | undefined) => T
  #value: T | undefined = undefined
  #set = 0
  #aspects: Aspects = -1
  #stamp = NEVER

  /** `make` gets the value that was kept before: where that still holds, it may give it back. */
  constructor(name: string, base: Aspects, make: (t: Table<S>, before: T | undefined) => T) {
    this.name = name
    this.#base = base
    this.#make = make
  }

  get(t: Table<S>): T {
    const cache: Cache = t.cache
    if (this.#stamp !== cache.stamps(t.s)[this.#set]) return this.#compute(t)
    cache.reads |= this.#aspects
    return this.#value as T
  }

  #compute(t: Table<S>): T {
    const cache: Cache = t.cache
    cache.begin(this.#base)
    const value = this.#make(t, this.#value)
    if (!cache.end()) return value
    if (this.#aspects !== cache.found) {
      this.#aspects = cache.found
      this.#set = cache.setOf(cache.found)
    }
    this.#value = value
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
