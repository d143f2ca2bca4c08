import { same } from '../state/json.js'
import type { CoreState } from '../state/state.js'
import { cacheFor, type Table } from '../table.js'

/** Something that is kept, and how to find it anew. */
export interface Checked<S extends CoreState = CoreState> {
  readonly name: string
  /** What is kept of this state and holds: which one it is (a card, say; -1: there is but one), and its value. */
  held(t: Table<S>): Iterable<readonly [which: number, value: unknown]>
  /** The same value on a table of which nothing is kept. */
  anew(t: Table<S>, which: number): unknown
}

/** Something that was kept is not what would be found now: a mutator has not said what it touched. */
export class Stale extends Error {
  override readonly name = 'Stale'
}

/** Computes everything anew that is kept of this state, and throws where anything differs. */
export function checkKept<S extends CoreState>(t: Table<S>): void {
  const fresh: Table<S> = { ...t, cache: cacheFor(t.rules), watch: null }
  const others = fresh.cache.kept()
  t.cache.kept().forEach((each, i) => {
    for (const [which, value] of each.held(t)) {
      const now = others[i]?.anew(fresh, which)
      if (!isSame(value, now))
        throw new Stale(
          `${each.name}${which < 0 ? '' : ` of ${which}`}: ${shown(value)} is kept, but it is ${shown(now)}`,
        )
    }
  })
}

/** Equal, of sets with the same members, whatever their order. */
function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((each) => b.has(each))
  return Object.is(a, b) || same(a, b)
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value instanceof Set ? [...value] : value) ?? String(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
