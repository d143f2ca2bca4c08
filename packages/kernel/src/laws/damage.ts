import { isSentence } from '../boundary/sentence.js'
import { below, type Generator, generator } from '../chance/random.js'
import type { Engine } from '../engine.js'
import { nth } from '../nth.js'
import { copy } from '../state/json.js'
import type { CoreState } from '../state/state.js'
import { Broken, OFTEN, type Start, spot, walk } from './start.js'

const LAW = 'damage'

type Holder = Record<string, unknown> | unknown[]

/** What damaged data holds instead of what belongs there. */
const strange: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 2, 3, 7, 0.5, 99, 9999, 1e9, -1e9, 2 ** 31, 1e308],
  ...['', 'x', '0', 'tea', '__proto__', 'constructor', 'toString', 'x'.repeat(300), '\u0000', '<b>'],
  ...[[], {}, [1], [[]], [null], { length: 1e9 }, { do: 'pass' }],
]

/** One of them, never the same list or record twice: it may be damaged further. */
const anythingStrange = (g: Generator): unknown => copy(strange[below(g, strange.length)])

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** A list or record somewhere in a value, the ones further in as likely as the outermost. */
function holderIn(g: Generator, value: Holder): Holder {
  let at = value
  for (;;) {
    const inner = (Array.isArray(at) ? at : Object.values(at)).filter(isHolder)
    if (inner.length === 0 || below(g, 4) === 0) return at
    at = nth(inner, below(g, inner.length))
  }
}

const change: readonly ((g: Generator, at: Record<string, unknown>, key: string) => void)[] = [
  (g, at, key) => {
    at[key] = anythingStrange(g)
  },
  (_g, at, key) => {
    if (Array.isArray(at)) at.splice(Number(key), 1)
    else delete at[key]
  },
  (_g, at, key) => {
    at[key] = [at[key]]
  },
  (g, at, key) => {
    const value = at[key]
    at[key] = typeof value === 'number' ? value + [1, -1, 0.5, 1024, -100, 1e6][below(g, 6)]! : JSON.stringify(value)
  },
  (_g, at, key) => {
    if (Array.isArray(at)) at.push(at[Number(key)])
    else at[`${key}2`] = at[key]
  },
  (g, at, key) => {
    const keys = Object.keys(at)
    const other = nth(keys, below(g, keys.length))
    const kept = at[key]
    at[key] = at[other]
    at[other] = kept
  },
]

/** Damages a value in one place, as a slip of the hand, a lost byte or a wicked mind might. It is changed. */
export function damage(g: Generator, value: object): void {
  const at = holderIn(g, value as Holder) as Record<string, unknown>
  const keys = Object.keys(at)
  if (keys.length === 0) {
    if (Array.isArray(at)) at.push(anythingStrange(g))
    else at.more = anythingStrange(g)
    return
  }
  change[below(g, change.length)]!(g, at, nth(keys, below(g, keys.length)))
}

/** Words that only the language of the program knows: no sentence for people has them. */
export const rawWords =
  /\b(?:not|of|is|no|called|catalog) undefined\b|"undefined"|\bNaN\b|\[object |is not iterable|is not a function|is not defined|Cannot (?:read|set|convert|destructure|access)|Invalid (?:array|string|count|regular)|Maximum call stack|Unexpected (?:token|end|non-whitespace|string|number)|in JSON at|circular structure|\bTypeError\b|\bRangeError\b|\bSyntaxError\b|ERR_[A-Z]|\n\s+at /

/**
 * A damaged state is refused with a sentence, or everybody can look at it. Returns how many were refused and how many
 * were not: a number that could be so is no damage.
 */
export function damagedStates<S extends CoreState, D>(
  e: Engine<S, D>,
  start: Start<S, D>,
  seed: string | number,
): { refused: number; accepted: number } {
  const g = generator(`damage ${seed}`)
  const counts = { refused: 0, accepted: 0 }
  walk(e, start, seed, (s, answers) => {
    if (answers.length % (start.every ?? OFTEN) !== 0) return
    const text = JSON.stringify(s)
    for (let i = 0; i < 12; i++) {
      const copy = JSON.parse(text) as S
      damage(g, copy)
      const damaged = JSON.stringify(copy)
      try {
        e.load(copy)
        counts.accepted++
      } catch (error) {
        const says = error instanceof Error ? error.message : String(error)
        if (!isSentence(error) || rawWords.test(says))
          throw new Broken(LAW, `fails with '${says}' ${differs(text, damaged)}, ${spot(e, s)}`)
        counts.refused++
      }
    }
  })
  return counts
}

/** What of two texts differs, for a message. */
function differs(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `where '${a.slice(Math.max(0, at - 60), at + 30)}' became '${b.slice(Math.max(0, at - 20), at + 30)}'`
}
