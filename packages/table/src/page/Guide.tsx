import { useEffect, useState } from 'react'
import { say } from '../messages/index.js'
import type { Screen } from '../protocol.js'
import { linkTo } from './route.js'
import { comesUp, type Tip, tips } from './tips.js'

/** A first game is told as it is played: one thing at a time, when it first comes up. */
export function Guide({ screen }: { screen: Screen }) {
  const [told, setTold] = useState<ReadonlySet<Tip>>(new Set())
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    if (tip !== null && comesUp(tip, screen)) return
    const next = tips[screen.game].find((each) => !told.has(each) && comesUp(each, screen)) ?? null
    setTip(next)
    if (next !== null) setTold(new Set([...told, next]))
  }, [screen, tip, told])
  if (tip === null || screen.prompt === null) return null
  return (
    <section className="guide" aria-label={say.guide.heading} role="status" aria-live="polite">
      <p>
        {say.tips[screen.game][tip.key]}{' '}
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
