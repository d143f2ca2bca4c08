import type { CoreState } from '../state/state.js'
import type { Table } from '../table.js'
import type { Aspects } from './aspects.js'
import type { Cache } from './cache.js'
import type { Checked } from './check.js'

/** Never the stamp of a state. */
const NEVER = 0

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

/** The same for each of many: a card, a card and a seat. */
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
