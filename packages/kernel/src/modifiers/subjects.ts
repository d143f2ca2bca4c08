/**
 * What modifiers are about and rules ask for, as one word: a number, a keyword, a permission, a named rule. All changes of
 * one subject are of one kind, `C`.
 */
export class Subject<C = unknown> {
  readonly word: string
  /** Its place among all subjects of its game. */
  readonly id: number
  /** For the compiler alone, and never there. */
  declare readonly changeType?: C

  constructor(word: string, id: number) {
    this.word = word
    this.id = id
  }
}

/** One subject for each word, numbered in this order. */
export const subjectsFor = <C>(words: Iterable<string>): ReadonlyMap<string, Subject<C>> =>
  new Map([...new Set(words)].map((word, id) => [word, new Subject<C>(word, id)]))
