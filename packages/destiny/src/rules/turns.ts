import type { Option, Reason, Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'

/** Is this, with whatever else it may name, among what the seat is asked now? */
export function isOffered(t: Table, seat: Seat, wanted: Option): boolean {
  const { decision } = t.s
  if (decision?.seat !== seat) return false
  return decision.options.some((option) => Object.keys(wanted).every((field) => option[field] === wanted[field]))
}

/** Why a seat takes no action now; null if it is asked for one. rule destiny.actions */
export function whyNotNow(t: Table, seat: Seat): Reason | null {
  const { s } = t
  if (s.result !== null) return { rule: 'destiny.winning', says: 'the game is over' }
  if (s.out[seat] === 1) return { rule: 'destiny.mp-player-elimination', says: 'you are out of the game' }
  if (s.claimed === seat && s.phase === 'action')
    return { rule: 'destiny.claim-battlefield', says: 'you have claimed the battlefield and pass until the round ends' }
  if (s.decision?.seat !== seat) return { rule: 'destiny.actions', says: 'it is not your turn' }
  return s.decision.kind === 'action'
    ? null
    : { rule: 'destiny.actions', says: 'something else is to be decided first' }
}
