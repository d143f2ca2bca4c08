import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import type { LineShown } from '../protocol-advice.js'
import { promptWords } from './log-parts.js'

/** What a thinker expects after an answer: nobody knows it, so it is said as a guess. */
export function Expected({ screen, then }: { screen: Screen; then: LineShown['then'] }) {
  if (then.length === 0) return null
  const answers = then.map(({ seat, label }) =>
    say.expected.answer(screen.players[seat]?.name ?? '', promptWords(screen, label) || say.expected.hidden),
  )
  return <small className="expected">{say.expected.then(answers)}</small>
}
