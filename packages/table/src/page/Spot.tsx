import { useEffect, useRef } from 'react'
import { say } from '../messages/index.js'
import type { Thing } from '../protocol.js'
import { placeOf, useTable } from './context.js'

const LONG_PRESS = 450
/** A click so soon after a mark is gone was meant for the mark. */
const TOO_LATE = 400

/** The number on the board that lies under the pointer, if one does. */
function numberAt(event: { clientX: number; clientY: number }): { number: string } | object {
  const under = document.elementsFromPoint(event.clientX, event.clientY)
  const number = under.map((each) => (each instanceof HTMLElement ? each.dataset.number : undefined)).find(Boolean)
  return number === undefined ? {} : { number }
}

/**
 * Lies over something on the table and makes it a button: what may be chosen is chosen by a click, everything else opens
 * its large view, as does everything while somebody asks. Colour and shape say which.
 */
export function Spot({ thing, label, id }: { thing: Thing; label: string; id?: string | undefined }) {
  const { choice, hover, open, asking } = useTable()
  const marking = choice.marking(thing)
  const taught = marking === 'offered' && choice.taught(thing)
  const press = useRef<{ timer: number; long: boolean }>({ timer: 0, long: false })
  const marked = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (marking !== null)
      return () => {
        marked.current = performance.now()
      }
  }, [marking])
  const looked = id === undefined ? null : { id, thing }
  if (marking === null && looked === null) return null
  const mark = taught ? say.lesson.taught : marking === 'chosen' ? say.table.chosen : say.table.offered
  const said = marking === null ? label : `${label}, ${mark}`
  return (
    <button
      type="button"
      className="spot"
      data-thing={thing}
      data-card={id}
      data-marking={marking ?? undefined}
      data-taught={taught || undefined}
      aria-label={said}
      aria-pressed={marking === null ? undefined : marking === 'chosen'}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && looked && hover({ ...looked, at: placeOf(event.currentTarget) })
      }
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') &&
        looked &&
        hover({ ...looked, at: placeOf(event.currentTarget) })
      }
      onBlur={() => hover(null)}
      onPointerLeave={() => {
        clearTimeout(press.current.timer)
        hover(null)
      }}
      onPointerDown={(event) => {
        press.current.long = false
        if (event.pointerType === 'mouse' || looked === null) return
        const wanted = { ...looked, at: placeOf(event.currentTarget), ...numberAt(event) }
        press.current.timer = window.setTimeout(() => {
          press.current.long = true
          open(wanted)
        }, LONG_PRESS)
      }}
      onPointerUp={() => clearTimeout(press.current.timer)}
      onPointerCancel={() => clearTimeout(press.current.timer)}
      onContextMenu={(event) => {
        if (looked === null) return
        event.preventDefault()
        open({ ...looked, at: placeOf(event.currentTarget), ...numberAt(event) })
      }}
      onClick={(event) => {
        if (press.current.long) return
        const asks = looked !== null && (asking || (marking === null && performance.now() - marked.current > TOO_LATE))
        if (asks) open({ ...looked, at: placeOf(event.currentTarget), ...numberAt(event) })
        else if (marking !== null) choice.point(thing)
      }}
    />
  )
}
