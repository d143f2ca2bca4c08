import type { Option } from '../decisions/decisions.js'
import type { FieldKind } from '../decisions/fields.js'
import type { Json } from '../state/json.js'
import type { OptionKind, Verb } from './kind.js'
import type { OptionTable } from './table.js'

/** One way to say an option. Of the options that a text could mean, those of the lowest rank are meant. */
export interface Saying {
  readonly text: string
  readonly rank: number
}

/** What scenarios call things: every way to say what a field of this kind holds. */
export interface Names {
  of(kind: FieldKind, value: Json): readonly Saying[]
}

export const exactly = (text: string): Saying => ({ text, rank: 0 })

/** `{card}`, or `{n+1}` for what is counted from 0. */
const gap = /\{(\w+)(\+1)?\}/

/** Every text that a template stands for; none where a field that it names is absent. */
function filled(table: OptionTable, option: Option, names: Names, { text, rank }: Saying): Saying[] {
  const [hole, field = '', plus] = gap.exec(text) ?? []
  if (hole === undefined) return [{ text, rank }]
  const kind = table.of(option)?.get(field)
  const value = option[field]
  if (kind === undefined || value === undefined || (kind === 'card' && (value as number) < 0)) return []
  const said = plus === undefined ? names.of(kind, value) : [exactly(String(Number(value) + 1))]
  return said.flatMap((each) =>
    filled(table, option, names, { text: text.replace(hole, () => each.text), rank: rank + each.rank }),
  )
}

const isLooser = (template: string): boolean => template.startsWith('~')

const fill = (table: OptionTable, option: Option, names: Names, templates: readonly string[]): Saying[] =>
  templates.flatMap((template) => {
    const text = isLooser(template) ? template.slice(1) : template
    return filled(table, option, names, { text, rank: isLooser(template) ? 1 : 0 })
  })

/** Where nothing else is said: its kind, and its card if it has one. */
function usual(table: OptionTable, option: Option): readonly string[] {
  const { card } = option
  const hasCard = table.of(option)?.get('card') === 'card' && typeof card === 'number' && card >= 0
  return [hasCard ? `${option.do} {card}` : option.do]
}

/** The ways to write an option as a step. */
export function sayingsOf(table: OptionTable, option: Option, names: Names): Saying[] {
  const kind = table.described.get(option.do)
  return fill(table, option, names, kind?.steps?.(option, names) ?? kind?.step ?? usual(table, option))
}

/** The ways to add an option to the step that led to it. */
export function tailsOf(table: OptionTable, option: Option, names: Names): string[] {
  const kind = table.described.get(option.do)
  const templates = kind?.tails?.(option, names) ?? kind?.tail ?? []
  return fill(table, option, names, templates).map(({ text }) => text)
}

/** Every word before every template: `behind(['on', 'to'], '{card}')`. */
export const behind = (words: readonly string[], ...templates: readonly string[]): string[] =>
  templates.flatMap((template) => words.map((word) => `${word} ${template}`))

/** A way to write a step, with the word that it begins with. */
export interface StepVerb extends Verb {
  readonly verb: string
}

/** The verbs of a game's scenarios, in the order of its kinds. */
export const verbsOf = (kinds: Iterable<OptionKind>): StepVerb[] =>
  [...kinds].flatMap(({ verbs = [] }) => verbs).map((each) => ({ verb: each.form.replace(/ .*/, ''), ...each }))
