import { memo, useEffect, useMemo, useRef } from 'react'
import { say } from '../messages/index.js'
import type { LogLine } from '../protocol.js'
import { useTable } from './context.js'
import { request } from './link.js'
import { type LineShown, linesShown } from './log-parts.js'

/** One click to be asked there the next time. */
function StopThere({ place }: { place: string }) {
  const { stops } = useTable()
  return (
    <button type="button" className="log-card" onClick={() => !stops.stopsAt(place) && stops.toggle(place)}>
      {say.stops.next}
    </button>
  )
}

const Line = memo(function Line({ line }: { line: LineShown }) {
  const { hover, open } = useTable()
  return (
    <li>
      {line.parts.map((part, i) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
          <span key={i}>{part}</span>
        ) : 'stop' in part ? (
          <StopThere key={part.stop} place={part.stop} />
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
            key={i}
            type="button"
            className="log-card"
            onPointerEnter={(event) => event.pointerType === 'mouse' && hover({ id: part.id })}
            onPointerLeave={() => hover(null)}
            onClick={() => open({ id: part.id })}
          >
            {part.name}
          </button>
        ),
      )}
      {line.times > 1 && <b> ×{line.times}</b>}
      <button
        type="button"
        className="log-look"
        aria-label={say.table.lookHere}
        title={say.table.lookHere}
        onClick={() => void request('look', { at: line.at })}
      >
        ⟲
      </button>
    </li>
  )
})

/** What happened, as these eyes saw it; the newest line is always in sight. */
export function LogPanel({ lines }: { lines: readonly LogLine[] }) {
  const { screen } = useTable()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who reads stays the same while lines are added
  const shown = useMemo(() => linesShown(screen, lines), [lines])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines])
  return (
    <section className="log" aria-label={say.table.log}>
      <h2>{say.table.log}</h2>
      <div
        ref={list}
        role="log"
        aria-live="polite"
        aria-label={say.table.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        id="log"
        className="log-lines"
      >
        {lines.length === 0 && <p className="quiet">{say.table.emptyLog}</p>}
        <ol>
          {shown.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and cut
            <Line key={i} line={line} />
          ))}
        </ol>
      </div>
    </section>
  )
}
