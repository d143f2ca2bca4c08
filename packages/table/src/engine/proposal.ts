import { type Edit, edit, editEvent, type Seat } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'
import type { Eyes } from '../protocol.js'
import { type Player, playerAt } from './players.js'
import type { Session } from './session.js'

/** An edit or a draw that somebody has proposed, and the people who have not yet said whether they agree. */
export interface Proposal {
  /** Null: the game is to end in a draw. */
  readonly edit: Edit | null
  /** Whose proposal it is, and where they sit. */
  readonly by: Player
  readonly seat: Seat
  readonly waiting: readonly Player[]
}

/** Proposes something: every other person at the table is asked, and bots always agree. An edit that cannot be throws. */
export function propose(session: Session, made: Edit | null, seat: Seat): Proposal {
  const { game, s, people } = session
  if (made !== null) edit(game.engine, game.engine.clone(s), made)
  const by = playerAt(session, seat, s)
  return { edit: made, by, seat, waiting: people.filter((each) => each !== by) }
}

/** The proposal in words, as these eyes may read it. */
export function proposalLine({ game, s }: Session, { edit: made, seat }: Proposal, eyes: Eyes): Line | null {
  if (made === null) return { key: 'proposed-draw', args: { proposer: seat } }
  const line = game.tell(s, editEvent(game.engine, s, made), eyes)
  return line === null ? null : { ...line, key: 'proposed' }
}
