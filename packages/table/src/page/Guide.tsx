import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import { lessons, type Tip } from '../messages/lessons.js'
import type { Screen } from '../protocol.js'
import { linkTo } from './route.js'

/** Is what the tip speaks of on the table now? */
export function comesUp(tip: Tip, { prompt, view }: Pick<Screen, 'prompt' | 'view'>): boolean {
  if (prompt === null) return false
  const phase = (view as { phase?: string } | null)?.phase
  return (
    (tip.kind === undefined || tip.kind === prompt.kind) &&
    (tip.phase === undefined || tip.phase === phase) &&
    (tip.group === undefined || prompt.options.some(({ group }) => group === tip.group))
  )
}

/** A first game is told as it is played: one thing at a time, when it first comes up. */
export function Guide({ screen }: { screen: Screen }) {
  const [told, setTold] = useState<ReadonlySet<Tip>>(new Set())
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    if (tip !== null && comesUp(tip, screen)) return
    const next = lessons[screen.game].find((each) => !told.has(each) && comesUp(each, screen)) ?? null
    setTip(next)
    if (next !== null) setTold(new Set([...told, next]))
  }, [screen, tip, told])
  if (tip === null || screen.prompt === null) return null
  return (
    <section className="guide" aria-label={say.guide.heading} role="status" aria-live="polite">
      <p>
        {tip.text}{' '}
        <a href={linkTo('rules', tip.rule)} target="_blank" rel="noreferrer">
          {say.rules.link}
        </a>
      </p>
      <button type="button" onClick={() => setTip(null)}>
        {say.guide.understood}
      </button>
    </section>
  )
}
