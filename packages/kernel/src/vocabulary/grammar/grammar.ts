import type { Voice } from './inflect.js'
import type { Part } from './pattern.js'
import type { Reader } from './read.js'
import type { Writer } from './write.js'

export type Slots = Record<string, unknown>

/** One way to say one kind of node. Productions of a sort are tried in order: the first that can says it. */
export interface Production {
  readonly sort: string
  readonly parts: readonly Part[]
  /** A node from what was read in the slots; undefined: these words do not mean it. */
  build(slots: Slots): unknown
  /** The slots of a node; undefined: this production does not say such nodes. */
  match(node: unknown): Slots | undefined
  /** The fields of a node that it says all of; where it says part of a query, these. */
  readonly fields?: readonly string[]
  /** Said and read in these voices only. */
  readonly voices?: readonly Voice[]
  /** Among several readings of a text the cheapest counts. */
  readonly cost?: number
}

export interface Reading {
  readonly end: number
  readonly node: unknown
  readonly cost: number
}

/** A sort whose words do not fit a pattern, as a noun phrase or a list. */
export interface Form {
  readonly sort: string
  read(reader: Reader, start: number, voice: Voice): Reading[]
  write(writer: Writer, node: unknown, voice: Voice): string[] | undefined
}

export interface Grammar {
  readonly sorts: ReadonlyMap<string, readonly (Production | Form)[]>
}

export const isForm = (rule: Production | Form): rule is Form => 'read' in rule

export function grammar(rules: readonly (Production | Form)[]): Grammar {
  const sorts = new Map<string, (Production | Form)[]>()
  for (const rule of rules) {
    const list = sorts.get(rule.sort)
    if (list === undefined) sorts.set(rule.sort, [rule])
    else list.push(rule)
  }
  return { sorts }
}
