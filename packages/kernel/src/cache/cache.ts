import type { Card, CoreState } from '../state/state.js'
import { type Aspects, touchedSince } from './aspects.js'
import type { Checked } from './check.js'

/** Never the stamp of a state. */
export const NEVER = 0

/** Deeper than any computation goes. */
const NOTHING = 1_000_000

/** When a state was last looked at, and the stamp that it had then for each set of aspects. */
class Stamped {
  changes: number
  stamps: number[]

  constructor(changes: number, stamps: number[]) {
    this.changes = changes
    this.stamps = stamps
  }
}

/**
 * What an engine keeps of the states it has seen. A stamp is a number for a set of aspects of one state: two states have the
 * same one only if those aspects are equal in both. A copy of a state has the stamps of the original until it is touched.
 * Each game's own cache holds `Kept` values; nothing is dropped by hand.
 */
export class Cache {
  /** The aspects that were read by what is being computed now. */
  reads: Aspects = 0
  /** How many values are being computed, one inside the other. */
  level = 0
  /** Those that were read by what was computed last. */
  found: Aspects = 0
  /** The cards of a state by their definitions, as they were sorted last. */
  byDefinition: readonly Card[] = []

  /** The outermost value being computed that was read before it was complete. */
  #incomplete = NOTHING
  readonly #outerReads: Aspects[] = []
  readonly #outerIncomplete: number[] = []

  #last = 0
  #s: CoreState | null = null
  #now = new Stamped(0, [])
  readonly #known = new WeakMap<CoreState, Stamped>()
  /** The sets of aspects that anything depends on, by number, and the number of each set. */
  readonly #sets: Aspects[] = []
  readonly #setOf = new Map<Aspects, number>()

  /** Everything that is kept, for the checking mode. */
  kept(): readonly Checked[] {
    return []
  }

  /** Begins to compute a value; `base`: the aspects that it depends on in any case. */
  begin(base: Aspects): void {
    this.#outerReads[this.level] = this.reads
    this.#outerIncomplete[this.level] = this.#incomplete
    this.reads = base
    this.#incomplete = NOTHING
    this.level += 1
  }

  /** A value is read that is itself being computed, on this level: it lacks a part. */
  readIncomplete(level: number): void {
    if (level < this.#incomplete) this.#incomplete = level
  }

  /**
   * Ends it; `found` are the aspects that it depends on, and whatever asked for it does too. Was it computed from nothing
   * that lacks a part? Only then may it be kept.
   */
  end(): boolean {
    const isComplete = this.#incomplete >= this.level
    this.level -= 1
    this.found = this.reads
    this.reads |= this.#outerReads[this.level] as Aspects
    const outer = this.#outerIncomplete[this.level] as number
    this.#incomplete = isComplete || outer < this.#incomplete ? outer : this.#incomplete
    return isComplete
  }

  /** The stamps of this state as it is now, by the number of the set of aspects. */
  stamps(s: CoreState): readonly number[] {
    return this.#s === s && this.#now.changes === s.changes ? this.#now.stamps : this.#turnTo(s)
  }

  /** The number of a set of aspects. */
  setOf(mask: Aspects): number {
    const known = this.#setOf.get(mask)
    if (known !== undefined) return known
    const set = this.#sets.push(mask) - 1
    this.#setOf.set(mask, set)
    return set
  }

  /** The aspects of a set. */
  aspectsOf(set: number): Aspects {
    return this.#sets[set] as Aspects
  }

  /** The stamp of this state for a set of aspects. */
  stampOf(s: CoreState, set: number): number {
    this.stamps(s)
    const { stamps } = this.#now
    while (stamps.length <= set) stamps.push(++this.#last)
    return stamps[set] as number
  }

  /** A state was copied, and these aspects of the copy changed: what is kept of the one holds for the rest of the other. */
  copied(from: CoreState, to: CoreState, changed: Aspects = 0): void {
    const made = new Stamped(to.changes, this.stamps(from).slice())
    if (changed !== 0) this.#renew(made, changed)
    this.#known.set(to, made)
    if (this.#s === to) this.#now = made
  }

  #turnTo(s: CoreState): readonly number[] {
    let now = this.#s === s ? this.#now : this.#known.get(s)
    if (now === undefined) {
      now = new Stamped(s.changes, [])
      this.#known.set(s, now)
    } else if (now.changes !== s.changes) {
      this.#renew(now, touchedSince(s, now.changes))
      now.changes = s.changes
    }
    this.#s = s
    this.#now = now
    return now.stamps
  }

  #renew({ stamps }: Stamped, touched: Aspects): void {
    for (let set = 0; set < stamps.length; set++)
      if (((this.#sets[set] as Aspects) & touched) !== 0) stamps[set] = ++this.#last
  }
}
