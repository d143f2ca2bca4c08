import { type CoreState, give, nth } from '@dejarik/kernel'
import type { Session } from './session.js'

/** A position is kept after every so many answers, so that going back is quick. */
export const KEPT = 20

/** The state after so many answers. */
export function stateAt({ game, s, kept, record }: Session, at: number): CoreState {
  const e = game.engine
  if (at >= record.answers.length) return s
  const first = Math.min(Math.floor(at / KEPT), kept.length - 1)
  const made = e.clone(nth(kept, first))
  for (const option of record.answers.slice(first * KEPT, at)) give(e, made, option)
  return made
}
