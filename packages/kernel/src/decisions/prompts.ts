import { isPublic, knows } from '../knowledge/piles.js'
import { english, type Line, sayWords } from '../log/words.js'
import type { CoreState, Seat } from '../state/state.js'
import type { Table } from '../table.js'
import type { Decision, Option } from './decisions.js'
import { cardsIn } from './fields.js'

export type { Line }

/** What one seat reads: whose move it is, what is asked, and its options; each as a line, and said in English. */
export interface Prompt {
  readonly seat: Seat
  /** Is it this reader who must answer? */
  readonly yours: boolean
  readonly question: string
  readonly asks: Line
  readonly options: readonly { readonly option: Option; readonly label: string; readonly line: Line }[]
}

const silence: Line = { key: '', args: {} }

/** A line of this table's questions and options, in English. */
export const inEnglish = <S extends CoreState>(t: Table<S>, line: Line): string =>
  sayWords(t.rules.sentences, english, line, { seat: t.s.decision?.seat ?? 'public', names: [] }) ?? ''

/** One option in English. */
export const labelOf = <S extends CoreState>(t: Table<S>, option: Option): string =>
  inEnglish(t, t.rules.label(t, option))

/** May these eyes be told that somebody has this option? Not where it names a card that they do not know. */
export function mayTell<S extends CoreState>(t: Table<S>, option: Option, eyes: Seat | 'public'): boolean {
  const { s, rules } = t
  for (const card of cardsIn(rules.options, option))
    if (!(eyes === 'public' ? isPublic(s, card) : knows(s, eyes, card))) return false
  return !rules.hides?.(t, option, eyes)
}

/** The open question as this reader may see it: what another is asked is not told. */
export function promptOf<S extends CoreState>(t: Table<S>, decision: Decision, seat: Seat | 'public'): Prompt {
  const yours = decision.seat === seat
  if (!yours) return { seat: decision.seat, yours, question: '', asks: silence, options: [] }
  const asks = t.rules.question(t, decision)
  const options = decision.options.map((option) => {
    const line = t.rules.label(t, option)
    return { option, label: inEnglish(t, line), line }
  })
  return { seat: decision.seat, yours, question: inEnglish(t, asks), asks, options }
}
