import type { Json } from '../state/json.js'
import type { Seat } from '../state/state.js'

/** One legal answer, as a small record: a verb and what it is about. Its words are made only when somebody looks. */
export interface Option {
  readonly do: string
  readonly [field: string]: Json | undefined
}

/** What the engine waits for: one seat, and every answer that is legal now. Never changed once made. */
export interface Decision<O extends Option = Option> {
  readonly seat: Seat
  /** What is asked, for prompts: 'action', 'pick', 'may' … */
  readonly kind: string
  readonly options: readonly O[]
  /** The step that asked. A step that asks does nothing else, so it can be asked again. */
  readonly step: string
  /** Others see only that the seat is choosing, and the answer stays hidden until all are in. */
  readonly sealed?: true
  /** The rule that asks. */
  readonly rule?: string
  /** What the question is about, for its words. */
  readonly about?: Json
  /**
   * Things that may be named in any order: the options from one place up to another reach every set that all of them
   * reach. Absent where all are needed.
   */
  readonly enough?: readonly [number, number]
}

/**
 * Whoever thinks ahead looks at each set once: three of ten things are 120 sets, but 720 ways to name them. People, and
 * whoever answers for them, are offered everything.
 */
export function narrowed(decision: Decision): Decision {
  const { enough, ...rest } = decision
  return enough === undefined ? decision : { ...rest, options: decision.options.slice(...enough) }
}

/** An answer that is not among the options. The state is as it was. */
export class Illegal extends Error {
  override readonly name = 'Illegal'
}

/** The option of this list that is meant, or undefined: answers come from other programs too. */
export function find(options: readonly Option[], meant: Option): Option | undefined {
  if (options.includes(meant)) return meant
  if (typeof meant !== 'object' || meant === null) return undefined
  for (const option of options) if (equal(option, meant)) return option
  return undefined
}

function equal(a: Option, b: Option): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => {
    const left = a[key]
    const right = b[key]
    return left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))
  })
}
