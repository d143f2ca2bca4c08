import { headingIn, type OptionTable, type Prompt, type Seat } from '@dejarik/kernel'
import { accent, bold } from '../paint.js'
import type { Session } from './session.js'

/** More options than this are put under headings. */
const MANY = 10

/** The options in words; those that read the same say whose thing they mean. */
export function labelsOf({ options }: Prompt, { module, s, names }: Session, seat: Seat): string[] {
  const twice = new Set(options.map(({ label }) => label).filter((label, i, all) => all.indexOf(label) !== i))
  return options.map(({ option, label }) => {
    const whose = twice.has(label) ? module.table.whose(s, option) : null
    return whose === null ? label : `${label} (${whose === seat ? 'yours' : `${names[whose]}'s`})`
  })
}

/** The question and its options by number, in the order of the engine. */
export function menu(prompt: Prompt, labels: readonly string[], table: OptionTable): string {
  const { options } = prompt
  const width = String(options.length).length
  const lines = labels.map((label, i) => `  ${accent(String(i + 1).padStart(width))}  ${label}`)
  const headings = options.map(({ option }) => headingIn(table, option))
  const kinds = [...new Set(headings)]
  if (options.length <= MANY || kinds.length < 2) return [bold(prompt.question), ...lines].join('\n')
  const grouped = kinds.flatMap((kind) => [` ${kind}`, ...lines.filter((_, i) => headings[i] === kind)])
  return [bold(prompt.question), ...grouped].join('\n')
}
