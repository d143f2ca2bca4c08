import { type Keyed, keyed } from './keyed.js'

/** One text of a lesson. The last text of a step says what to do, what came of it, and why nothing else comes first. */
export interface LessonText {
  /** What is to be seen, and why it matters. */
  readonly says: string
  /** The answer that is pointed out. */
  readonly do?: string
  /** What came of it, and what the other player did then. */
  readonly done?: string
  /** For whoever tries something else. */
  readonly notYet?: string
}

/** A lesson in words; its steps name these texts by their keys. */
export interface LessonTold<Key extends string> {
  /** What is learned, for whoever wonders whether to begin. */
  readonly about: string
  readonly texts: Keyed<Key, LessonText>
  /** When everything is taught. */
  readonly end: string
}

export const lesson = <Key extends string>(told: {
  readonly about: string
  readonly texts: Readonly<Record<Key, LessonText>>
  readonly end: string
}): LessonTold<Key> => ({ ...told, texts: keyed(told.texts) })
