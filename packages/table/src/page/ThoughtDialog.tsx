import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import type { ThoughtShown } from '../protocol-advice.js'
import { useTable } from './context.js'
import { Dialog } from './Dialog.js'
import { Expected } from './Expected.js'
import { request } from './link.js'
import { linesShown, promptWords } from './log-parts.js'

/** So many lines of the log say what an answer was. */
const LINES = 3

/** What the bot thought of its last answer; a card that these eyes do not know stays hidden. */
export function ThoughtDialog({ screen, close }: { screen: Screen; close(): void }) {
  const { log = [] } = useTable()
  const [advice, setAdvice] = useState<ThoughtShown | null | undefined>(undefined)
  useEffect(() => void request('thought', {}).then(setAdvice), [])
  const heading = say.thought.heading(advice ? (screen.players[advice.seat]?.name ?? '') : '')
  // The log tells these eyes no more of it than they may know.
  const came = advice
    ? linesShown(
        screen,
        log.filter(({ at }) => at === advice.at + 1),
      ).slice(0, LINES)
    : []
  return (
    <Dialog label={heading} close={close}>
      <h2>{heading}</h2>
      {advice === null && <p>{say.thought.none}</p>}
      {advice && (
        <>
          {came.length > 0 && (
            <>
              <p>{say.thought.about}</p>
              <ul className="thought-about">
                {came.map(({ parts }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
                  <li key={i}>
                    {parts.map((part) => (typeof part === 'string' ? part : 'name' in part ? part.name : ''))}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{say.thought.chances(say.percent(advice.before), say.percent(advice.after))}</p>
          {advice.sealed && <p>{say.thought.sealed}</p>}
          <ol>
            {advice.lines.map(({ label, option, chance, share, then }) => (
              <li key={option}>
                {say.thought.line(
                  promptWords(screen, label) || say.thought.hidden,
                  say.percent(chance),
                  say.percent(share),
                )}
                <Expected screen={screen} then={then} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
