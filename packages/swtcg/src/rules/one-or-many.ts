const none: readonly never[] = []

/** None, one or several of something, as trees write them: as a list. */
export const listOf = <T>(some: T | readonly T[] | undefined): readonly T[] =>
  some === undefined ? none : Array.isArray(some) ? some : [some as T]
