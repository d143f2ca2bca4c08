import type { Option } from '../decisions/decisions.js'
import type { LogArgs, Sentence } from '../log/words.js'
import type { FieldTypes, OptionOf } from './types.js'

/** What the descriptors of one game are written in. */
export interface Terms {
  /** The headings under which options are listed. */
  readonly group: string
  /** The game's table, for what a sentence needs beside the fields. */
  readonly table: unknown
  /** What the game can put into a line: cards, dice, prices. */
  readonly reader: unknown
  /** What scenarios call things. */
  readonly names: unknown
}

/** How a scenario writes an option, and what that means. */
export interface Verb {
  readonly form: string
  readonly means: string
}

/** An event that this kind of option causes: its fields, as `eventFields` reads them, and its sentence in the log. */
export type EventTold = readonly [fields: string, says: Sentence]

/**
 * All that a kind of option is known by, except how it is carried out. A template names fields in braces, `{card}`; it is
 * skipped where one of them is absent.
 */
export interface Described<X extends Terms, O> {
  readonly group: X['group']
  /** How it reads in English. Where this is absent, it reads as its verb and its cards. */
  readonly reads?: Sentence
  /** What the sentence needs beside the fields. */
  args?(o: O, t: X['table'], r: X['reader']): LogArgs
  /** How it reads to a player who asks why a thing may or may not do it. */
  readonly deed?: Sentence
  /** What it is about that is not among its fields. */
  about?(t: X['table']): { readonly card: number }
  readonly log?: Readonly<Record<string, EventTold>>
  readonly verbs?: readonly Verb[]
  /** Templates of the steps that mean it, the most exact first; `~` marks one that others may mean more exactly. */
  readonly step?: readonly string[]
  /** The same where templates alone do not say it. */
  steps?(o: O, n: X['names']): readonly string[]
  /** Templates of what may be added for it to the step that led to it. */
  readonly tail?: readonly string[]
  tails?(o: O, n: X['names']): readonly string[]
  /** Fields that hold something else in some options of this kind. */
  fieldsIn?(o: O): FieldTypes | undefined
}

/** A kind of option of any game. */
export interface OptionKind extends Described<Terms, Option> {
  readonly do: string
  readonly fields: FieldTypes
  make(...fields: never[]): Option
}

/** Begins the descriptors of a game: its terms are given once, the rest is inferred. `make` sets fields in their order. */
export const describing =
  <X extends Terms>() =>
  <
    const K extends string,
    const F extends FieldTypes,
    M extends (...fields: never[]) => OptionOf<K, F>,
    const D extends Described<X, OptionOf<K, F>>,
  >(
    kind: K,
    fields: F,
    make: M,
    described: D,
  ): { readonly do: K; readonly fields: F; readonly make: M } & NoInfer<D> => ({ do: kind, fields, make, ...described })

/** Every option that a list of kinds describes. */
export type OptionIn<T extends readonly OptionKind[]> = T[number] extends infer Q
  ? Q extends { readonly do: infer K extends string; readonly fields: infer F extends FieldTypes }
    ? OptionOf<K, F>
    : never
  : never

/** An option of one of these kinds; `Needs`: fields that are there though not all options of the kind have them. */
export type OfKind<O extends Option, K extends O['do'], Needs extends string = never> =
  Extract<O, { readonly do: K }> extends infer Q
    ? Q extends unknown
      ? Q & { readonly [Name in Needs & keyof Q]-?: Exclude<Q[Name], undefined> }
      : never
    : never

type Makers<T extends readonly OptionKind[]> = { readonly [Q in T[number] as Q['do']]: Q['make'] }

/** The constructors of all kinds, by kind. */
export const makersOf = <const T extends readonly OptionKind[]>(kinds: T): Makers<T> =>
  Object.fromEntries(kinds.map(({ do: kind, make }) => [kind, make])) as Makers<T>
