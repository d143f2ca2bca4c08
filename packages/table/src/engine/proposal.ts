import { type Edit, edit, editEvent } from '@dejarik/kernel'
import type { Line } from '@dejarik/kernel/log'
import type { Eyes } from '../protocol.js'
import type { Player } from './chairs.js'
import type { Session } from './session.js'

/** An edit that somebody has proposed, and the people who have not yet said whether they agree. */
export interface Proposal {
  readonly edit: Edit
  readonly by: Player
  readonly waiting: readonly Player[]
}

/** Proposes an edit: every other person at the table is asked, and bots always agree. An edit that cannot be throws. */
export function propose({ game, s, people }: Session, made: Edit, by: Player): Proposal {
  edit(game.engine, game.engine.clone(s), made)
  return { edit: made, by, waiting: people.filter((each) => each !== by) }
}

/** The proposal in words, as these eyes may read it. */
export function proposalLine({ game, s }: Session, { edit: made }: Proposal, eyes: Eyes): Line | null {
  const line = game.tell(s, editEvent(game.engine, s, made), eyes)
  return line === null ? null : { ...line, key: 'proposed' }
}
