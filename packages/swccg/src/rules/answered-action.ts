import { type Frame, NONE } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import type { Draw, Table } from '../state.js'

/** Where on the stack the action or draw is that this text answers; -1: none. */
export const answered = (x: Scope): number => x.that['#answers']?.[0] ?? NONE

/** What is answered: a drain, a loss of Force, a draw of destiny, a firing. Only those fields that texts may change. */
export interface Answered extends Frame {
  kind?: string
  answers?: number
  n?: number
  most?: number
  adjusted?: number
  /** The cards, by definition, that have changed its number. */
  changedBy?: number[]
  draws?: Draw[]
  that?: Record<string, number[]>
}

/** The drain, loss or draw that is answered, also by an answer to an answer: its number can be changed. */
export function numberAnswered(t: Table, x: Scope): Answered | null {
  let frame = answeredFrame(t, x)
  while (frame?.procedure === 'action' && frame.kind !== 'drain')
    frame = (t.s.stack[frame.answers ?? NONE] as Answered | undefined) ?? null
  return frame
}

export const answeredFrame = (t: Table, x: Scope): Answered | null =>
  (t.s.stack[answered(x)] as Answered | undefined) ?? null

/** The destiny just drawn that is answered. */
export const drawAnswered = (t: Table, x: Scope): Draw | undefined =>
  answeredFrame(t, x)?.draws?.[x.that['#n']?.[0] ?? 0]
