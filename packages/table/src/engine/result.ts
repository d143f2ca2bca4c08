import type { Seat } from '@dejarik/kernel'
import type { ResultShown } from '../protocol.js'
import type { Session } from './session.js'

/** How the game ended; null while it goes on. */
export function resultOf({ game, info, names, s }: Session): ResultShown | null {
  const { ended } = info
  // Of two, the other; where more play, nobody has won by that alone.
  const winnerBut = (seat: Seat): Seat | null => (names.length === 2 ? 1 - seat : null)
  if (ended) return { winner: ended.how === 'draw' ? null : winnerBut(ended.seat), rule: '', how: ended.how }
  const over = game.engine.result(s)
  return over === null ? null : { winner: over.winner, rule: over.rule }
}
