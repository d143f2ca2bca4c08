import type { Json } from '@dejarik/kernel'
import { sentenceOf } from '@dejarik/kernel/boundary'
import { said } from '@dejarik/kernel/log'

/** Whom a step or statement is about, what it says, and the rule that must be the reason. */
export interface Line {
  /** A seat's name, `both` or `all`; '' for a plain statement. */
  readonly who: string
  readonly kind: 'do' | 'may' | 'may not' | 'states' | 'expect'
  /** One text, or the exact set of `may`. */
  readonly says: string | readonly string[]
  readonly because?: string
  /** In a lesson: the texts that lead to this step, the last of which points it out. `because` is the rule it is about. */
  readonly teach?: readonly string[]
  /** Inside a step: what must be so at this point. */
  readonly expect?: readonly Line[]
  /** As it stands in the file, for messages. */
  readonly written: string
}

/** A scenario as its file says it; `seats`, `table`, `decks` and `define` are the game's to read. */
export interface ScenarioFile {
  readonly id: string
  /** Tells apart several scenarios of one id. */
  readonly case?: string
  readonly game: string
  readonly rules: readonly string[]
  readonly title?: string
  readonly format?: string
  readonly seed?: string | number
  readonly define?: readonly Record<string, Json>[]
  readonly at?: { turn?: string; phase?: string; round?: number; passes?: number; next?: string }
  readonly seats?: Record<string, Record<string, Json>>
  readonly table?: Json
  readonly decks?: Record<string, Record<string, Json>>
  /** The destinies that each seat draws, in order. */
  readonly destiny?: Record<string, readonly (number | string)[]>
  readonly dice?: readonly (string | number)[]
  readonly random?: readonly string[]
  readonly strict?: boolean
  /** Why it is not strict, where scenarios have to be. */
  readonly lenient?: string
  readonly steps: readonly Line[]
  readonly expect: readonly Line[]
}

/** A file that cannot be read as a scenario, or a step that cannot be taken; the message says what would be right. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

const stopped = said('the rules stop here: either the board cannot be, or this is a bug in dejarik itself')

/** What an error says to whoever has written a scenario; with DEJARIK_TRACE set, what it says to programmers. */
export function wordsOf(error: unknown): string {
  if (error instanceof Fault) return error.message
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } }
  return process?.env?.DEJARIK_TRACE ? String((error as Error).stack) : sentenceOf(error, stopped).says
}

export interface Outcome {
  readonly id: string
  readonly ok: boolean
  /** Why not; '' when it is. */
  readonly why: string
  /** What is no failure and probably not meant: a rule that does not exist. */
  readonly warnings?: readonly string[]
}

export interface Results {
  readonly passed: number
  readonly failed: number
  readonly results: readonly Outcome[]
}
