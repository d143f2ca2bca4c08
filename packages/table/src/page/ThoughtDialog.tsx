import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import type { AdviceShown } from '../protocol-advice.js'
import { Dialog } from './Dialog.js'
import { Expected } from './Expected.js'
import { request } from './link.js'
import { promptWords } from './log-parts.js'

/** What the bot thought of its last answer; a card that these eyes do not know stays hidden. */
export function ThoughtDialog({ screen, close }: { screen: Screen; close(): void }) {
  const [advice, setAdvice] = useState<AdviceShown | null | undefined>(undefined)
  useEffect(() => void request('thought', {}).then(setAdvice), [])
  return (
    <Dialog label={say.thought.heading} close={close}>
      <h2>{say.thought.heading}</h2>
      {advice === null && <p>{say.thought.none}</p>}
      {advice && (
        <>
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
