import type { Production, Slots } from './grammar.js'
import type { Voice } from './inflect.js'
import { fieldsOf, pattern } from './pattern.js'

/** A pattern, with fields that it always stands for and fields made from its slots. */
export interface Saying {
  says: string
  with?: Slots
  /** From the slots read to the fields of the node; undefined: not this. Only for words that are read, never said. */
  read?: (slots: Slots) => Slots | undefined
  voices?: readonly Voice[]
  cost?: number
}

export const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Productions of one sort for records that have these fields. The first saying is how it reads. */
export function sayings(sort: string, constant: Slots, list: readonly (string | Saying)[]): Production[] {
  return list.map((entry) => {
    const saying = typeof entry === 'string' ? { says: entry } : entry
    const parts = pattern(saying.says)
    const { needed, allowed } = fieldsOf(parts)
    const fixed = { ...constant, ...saying.with }
    return {
      sort,
      parts,
      fields: saying.read ? [] : [...Object.keys(fixed), ...needed],
      ...(saying.voices && { voices: saying.voices }),
      ...(saying.cost !== undefined && { cost: saying.cost }),
      build(slots) {
        const fields = saying.read === undefined ? slots : saying.read(slots)
        return fields && { ...fixed, ...fields }
      },
      match(node) {
        if (saying.read !== undefined || !isRecord(node)) return undefined
        const slots: Slots = {}
        for (const key of Object.keys(node)) {
          if (key in fixed) {
            if (!same(node[key], fixed[key])) return undefined
          } else if (allowed.includes(key)) slots[key] = node[key]
          else return undefined
        }
        return needed.every((key) => key in slots) && Object.keys(fixed).every((key) => key in node) ? slots : undefined
      },
    }
  })
}

/** The words of an effect: productions of the sort `act`. */
export const words = (verb: string, list: readonly (string | Saying)[], sort = 'act'): Production[] =>
  sayings(sort, { do: verb }, list)

/** Words for one constant node, such as 'this'. */
export const constant = (
  sort: string,
  node: unknown,
  list: readonly string[],
  options: Partial<Production> = {},
): Production[] =>
  list.map((says) => ({
    sort,
    parts: pattern(says),
    build: () => node,
    match: (other) => (same(node, other) ? {} : undefined),
    ...options,
  }))

/** A node of the sort `to`, in other words or in the same ones, is also one of `sort`. The pattern's slot is `x`. */
export const pass = (sort: string, says: string, options: Partial<Production> = {}): Production => ({
  sort,
  parts: pattern(says),
  build: ({ x }) => x,
  match: (node) => ({ x: node }),
  ...options,
})

/** Recognised in place of something else, never said. */
export const heard = (
  sort: string,
  says: string,
  build: (slots: Slots) => unknown,
  options: Partial<Production> = {},
): Production => ({
  sort,
  parts: pattern(says),
  build,
  match: () => undefined,
  ...options,
})
