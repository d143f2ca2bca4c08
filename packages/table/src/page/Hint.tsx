import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import type { AdviceShown } from '../protocol-advice.js'
import { Expected } from './Expected.js'
import { request } from './link.js'
import { promptWords } from './log-parts.js'

/** What a good player might answer, for whoever asks; gone with the next question. */
export function Hint({ screen }: { screen: Screen }) {
  const { number, prompt } = screen
  const [state, setState] = useState<{ at: number; advice: AdviceShown | null } | 'thinking' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question has its own
  useEffect(() => setState(null), [number])
  if (prompt === null || prompt.set !== undefined || prompt.options.length < 2) return null
  const ask = async () => {
    setState('thinking')
    const advice = await request('hint', {})
    setState((now) => (now === 'thinking' ? { at: number, advice } : now))
  }
  const lines = state !== null && state !== 'thinking' ? (state.advice?.lines ?? []) : []
  return (
    <>
      <button type="button" className="hint-ask" data-key="h" disabled={state !== null} onClick={() => void ask()}>
        {state === 'thinking' ? say.hint.thinking : say.hint.ask}
      </button>
      <div className="hint" role="status" aria-live="polite">
        {state !== null && state !== 'thinking' && lines.length === 0 && <p>{say.hint.none}</p>}
        {lines.length > 0 && (
          <ol aria-label={say.hint.heading}>
            {lines.map(({ label, option, chance, then }, i) => (
              <li key={option}>
                {say.hint.line(promptWords(screen, label), say.percent(chance))}
                {/* Of the best alone: there must be room for the options. */}
                {i === 0 && <Expected screen={screen} then={then} />}
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}
