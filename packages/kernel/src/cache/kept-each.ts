import type { CoreState } from '../state/state.js'
import type { Table } from '../table.js'
import type { Aspects } from './aspects.js'
import { type Cache, NEVER } from './cache.js'
import type { Checked } from './check.js'

/** A value for each of many (a card, a card and a seat), computed anew when an aspect that it was read from has been touched. */
export class KeptEach<T, S extends CoreState = CoreState> implements Checked<S> {
  readonly name: string
  readonly #base: Aspects
  readonly #make: (t: Table<S>, which: number) => T
  readonly #blank: T
  readonly #values: T[] = []
  readonly #sets: number[] = []
  readonly #stamps: number[] = []

  /** `blank`: stands where nothing is kept yet; of the same kind as the values. */
  constructor(name: string, base: Aspects, blank: T, make: (t: Table<S>, which: number) => T) {
    this.name = name
    this.#base = base
    this.#blank = blank
    this.#make = make
  }

  get(t: Table<S>, which: number): T {
    const cache: Cache = t.cache
    const now = cache.stamps(t.s)
    if (which < this.#stamps.length) {
      const set = this.#sets[which] as number
      if (this.#stamps[which] === now[set]) {
        cache.reads |= cache.aspectsOf(set)
        return this.#values[which] as T
      }
    } else this.#grow(which)
    return this.#compute(t, which)
  }

  #grow(which: number): void {
    while (this.#stamps.length <= which) {
      this.#values.push(this.#blank)
      this.#sets.push(0)
      this.#stamps.push(NEVER)
    }
  }

  #compute(t: Table<S>, which: number): T {
    const cache: Cache = t.cache
    cache.begin(this.#base)
    const value = this.#make(t, which)
    if (!cache.end()) return value
    const set = cache.setOf(cache.found)
    this.#values[which] = value
    this.#sets[which] = set
    this.#stamps[which] = cache.stampOf(t.s, set)
    return value
  }

  *held(t: Table<S>): Iterable<readonly [number, unknown]> {
    const now = t.cache.stamps(t.s)
    for (const [which, stamp] of this.#stamps.entries())
      if (stamp === now[this.#sets[which] as number]) yield [which, this.#values[which]]
  }

  anew(t: Table<S>, which: number): unknown {
    return this.get(t, which)
  }
}
