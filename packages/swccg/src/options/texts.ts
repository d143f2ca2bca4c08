import type { Card } from '@dejarik/kernel'
import type { LogArgs } from '@dejarik/kernel/log'
import type { Table } from '../state.js'
import type { Reader, StepNames } from './kind.js'

/** An option to use a text of a card. */
interface TextOption {
  readonly do: string
  readonly card?: Card
  readonly clause?: number
  readonly as?: string
  readonly subject?: number
}

/** Which of several texts of a card it is, in English. */
export const which = (a: LogArgs): string => (a.text === undefined ? '' : ` (its text ${a.text})`)

export const textArgs = ({ clause }: TextOption, _t: Table, r: Reader): LogArgs => ({ text: r.text(clause) })

/** A text that is played, used, or deployed as a response; which of several, as what, and about which occasion. */
export function textSteps({ card, clause, as: way, subject }: TextOption, n: StepNames): readonly string[] {
  if (card === undefined) return ['use', ...n.asking().map((name) => `use ${name}`)]
  const { verb, place } = n.text(card, clause)
  const as = way === undefined ? '' : ` as ${way}`
  const forms = [`${verb} {card}${as}`, `${verb} {card} text ${place + 1}${as}`]
  const about = subject === undefined ? [] : n.subject(subject)
  return [
    ...about.flatMap((what) => forms.map((form) => `${form} for ${what}`)),
    ...forms.map((form) => (about.length > 0 ? `~${form}` : form)),
    // Where it goes either way, the step may leave it open only if the rest of it says so.
    ...(as === '' ? [] : [`~${verb} {card}`]),
  ]
}
