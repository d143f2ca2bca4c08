import type { Sentence } from '../log/words.js'
import type { EventTold, OptionKind } from './kind.js'

type Reading<T extends OptionKind> = T extends { readonly reads: Sentence } ? T['do'] : never
type Deed<T extends OptionKind> = T extends { readonly deed: Sentence } ? `deed-${T['do']}` : never
type Event<T extends OptionKind> = T extends { readonly log: infer L extends Readonly<Record<string, EventTold>> }
  ? keyof L & string
  : never

type PromptSentences<T extends readonly OptionKind[]> = {
  readonly [Key in Reading<T[number]> | Deed<T[number]>]: Sentence
}

/** How the options of these kinds read, and what could be done with a thing, by their keys. */
export const promptSentences = <const T extends readonly OptionKind[]>(kinds: T): PromptSentences<T> =>
  Object.fromEntries(
    kinds.flatMap(({ do: kind, reads, deed }) => [
      ...(reads === undefined ? [] : [[kind, reads]]),
      ...(deed === undefined ? [] : [[`deed-${kind}`, deed]]),
    ]),
  ) as PromptSentences<T>

const told = (kinds: readonly OptionKind[]): [string, EventTold][] =>
  kinds.flatMap(({ log = {} }) => Object.entries(log))

/** How the log tells what these kinds of options cause. */
export const logSentences = <const T extends readonly OptionKind[]>(
  kinds: T,
): { readonly [Key in Event<T[number]>]: Sentence } =>
  Object.fromEntries(told(kinds).map(([event, [, says]]) => [event, says])) as {
    [Key in Event<T[number]>]: Sentence
  }

/** The fields of the events that these kinds of options cause, for `eventFields`. */
export const logFields = (kinds: readonly OptionKind[]): Readonly<Record<string, string>> =>
  Object.fromEntries(told(kinds).map(([event, [fields]]) => [event, fields]))
