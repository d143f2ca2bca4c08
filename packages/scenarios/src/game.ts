import type { CoreState, Decision, Engine, Option, Reason, Saying, Seat, StepVerb } from '@dejarik/kernel'
import type { ScenarioFile } from './file.js'

/** A scenario laid out on a table: what a runner needs to know of the game. */
export interface Board<S extends CoreState = CoreState> {
  readonly engine: Engine<S>
  /** Null where the scenario is about decks alone. */
  readonly state: S | null
  /** The names of the seats, in order. */
  readonly seats: readonly string[]
  /** A step as the engine's options say it, where one text stands for several answers of the same kind. */
  spelled?(text: string): string
  /** The ways to say an option as a step: `activate Rey`. */
  sayings(s: S, option: Option): Saying[]
  /** The ways to add it to a step that led to it: `… on Kylo Ren`, `… with +1 melee`. */
  tails(s: S, option: Option): string[]
  /** Two options with the same key come to the same: either of two copies in a hand. */
  key(s: S, option: Option): string
  /** What answers an optional window that no step mentions; undefined where a choice must be made. */
  passing(s: S, decision: Decision): Option | undefined
  /** The kinds of choice that begin something new: a scenario may end at one. */
  readonly rests: ReadonlySet<string>
  /** Why the seat may not do what the text says; undefined where the game has no explanation to give. */
  why(s: S, seat: Seat, text: string): Reason[] | undefined
  /** Null when the statement holds; otherwise what is so instead. Throws a Fault for words it does not know. */
  test(s: S | null, statement: string): string | null
  /** What was scripted and did not happen; '' when nothing is left over. */
  leftover(s: S): string
  /** What in a position does not fit together, as a sentence; null where everything does. Looked for after every answer. */
  inconsistency?(s: S): string | null
}

/** How one game plays scenarios. */
export interface GameScenario {
  readonly game: string
  readonly verbs: readonly StepVerb[]
  /** The forms that statements have, for messages and `--verbs`. */
  readonly statements: readonly string[]
  /** With an engine it is laid out with all the cards of that one, and no stand-ins: then a game can go on from there. */
  layOut(file: ScenarioFile, engine?: Engine): Board
  /**
   * The scenario that lays out this position: what belongs under its keys. What no scenario can say is a Fault, or is
   * added to `left` as a sentence where that is given, and left out.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each game narrows its own state
  write(engine: Engine<any, any>, s: any, left?: string[]): Partial<Record<string, unknown>>
}

/** Texts are compared in small letters, with single spaces and plain quotes. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/'s die\b/g, ' die')
    .replace(/\s+#/g, '#')
    .trim()
