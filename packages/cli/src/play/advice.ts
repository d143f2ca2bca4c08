import { type Advice, adviceOf, type Expected, think } from '@dejarik/bots'
import { generator, type Line, type Seat, situation } from '@dejarik/kernel'
import { english, sayWords } from '@dejarik/kernel/log'
import type { Session } from './session.js'

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** A line of the game as this seat reads it. */
const wordsFor = ({ e, names }: Session, line: Line, reader: Seat): string =>
  sayWords(e.rules.sentences, english, line, { seat: reader, names }) ?? ''

/** What a thinker expects after an answer, in one line: a guess, in which what the reader may not know stays hidden. */
function thenWords(session: Session, then: readonly Expected[], reader: Seat): string[] {
  const { e, s, names } = session
  const answers = then.map(({ seat, option, words }) => {
    const told = words !== null && e.mayTell(s, option, reader) ? wordsFor(session, words, reader) : null
    return `${seat === reader ? 'you' : names[seat]}: ${told ?? 'something with a hidden card'}`
  })
  return answers.length === 0 ? [] : [`    expected then: ${answers.join('; ')}`]
}

/** What a bot thought before it answered, as far as the reader may know: a hidden card stays hidden, and so does a seal. */
export function adviceWords(session: Session, { before, after, lines }: Advice, reader: Seat): string[] {
  const { e, s } = session
  const asked = e.decision(s)
  const options = asked === null ? [] : (e.prompt(s, asked.seat)?.options ?? [])
  const chances = `It saw ${percent(before)} to win before, and ${percent(after)} with its answer`
  if (asked?.sealed) return [`${chances}. What it chose is told when everybody has chosen.`]
  const told = lines.flatMap(({ option, chance, share, then }) => {
    const offered = options[option]
    const words =
      offered !== undefined && e.mayTell(s, offered.option, reader)
        ? offered.label
        : 'something with a card you cannot see'
    return [`  ${words} – ${percent(chance)} (${percent(share)} of its thinking)`, ...thenWords(session, then, reader)]
  })
  return [`${chances}:`, ...told]
}

/** How long a hint is thought about. */
const HINT = { iterations: 4000, milliseconds: 700 }

/** What the person who is asked could answer. */
export function hintWords(session: Session): string[] {
  const asks = situation(session.e, session.s, true)
  const g = generator('hint')
  const { lines } = adviceOf(think(asks, HINT, g), asks, g)
  const { options } = asks.prompt()
  if (lines.length === 0) return ['There is nothing to think about: only one answer is possible.']
  return lines.flatMap(({ option, chance, then }) => [
    `You could: ${options[option]?.label} – ${percent(chance)} to win`,
    ...thenWords(session, then, asks.seat),
  ])
}
