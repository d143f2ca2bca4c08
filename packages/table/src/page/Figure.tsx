import type { ReactNode } from 'react'
import { say } from '../messages/index.js'
import type { Thing } from '../protocol.js'
import { placeOf, useTable } from './context.js'

/** A number on the board that can be asked where it comes from. */
export function Figure({ thing, number, children }: { thing: Thing; number: string; children: ReactNode }) {
  const { open } = useTable()
  return (
    <button
      type="button"
      className="figure"
      title={say.card.whyNumber}
      aria-haspopup="dialog"
      onClick={(event) => open({ thing, number, at: placeOf(event.currentTarget) })}
    >
      {children}
    </button>
  )
}
