import { type Advice, adviceOf, think } from '@dejarik/bots'
import { type CoreState, type Engine, generator, knows, type Option, type Seat, situation } from '@dejarik/kernel'
import type { Session } from './session.js'

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** Does the option name only cards that the reader knows? */
const mayTell = (s: CoreState, option: Option, reader: Seat): boolean =>
  Object.entries(option).every(
    ([field, value]) =>
      !['card', 'on', 'to', 'target'].includes(field) || typeof value !== 'number' || knows(s, reader, value),
  )

/** What a bot thought before it answered, as far as the reader may know: a hidden card stays hidden. */
export function adviceWords(e: Engine, s: CoreState, advice: Advice, reader: Seat): string[] {
  const seat = e.decision(s)?.seat ?? 0
  const options = e.prompt(s, seat)?.options ?? []
  const lines = advice.lines.map(({ option, chance, share }) => {
    const told = options[option]
    const words =
      told !== undefined && mayTell(s, told.option, reader) ? told.label : 'something with a card you cannot see'
    return `  ${words} – ${percent(chance)} (${percent(share)} of its thinking)`
  })
  return [`It saw ${percent(advice.before)} to win before, and ${percent(advice.after)} with its answer:`, ...lines]
}

/** How long a hint is thought about. */
const HINT = { iterations: 4000, milliseconds: 700 }

/** What the person who is asked could answer. */
export function hintWords({ e, s }: Session): string[] {
  const asks = situation(e, s)
  const { lines } = adviceOf(think(asks, HINT, generator('hint')))
  const { options } = asks.prompt()
  if (lines.length === 0) return ['There is nothing to think about: only one answer is possible.']
  return lines.map(({ option, chance }) => `You could: ${options[option]?.label} – ${percent(chance)} to win`)
}
