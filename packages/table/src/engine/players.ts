import type { CoreState, Seat } from '@dejarik/kernel'
import type { Eyes } from '../protocol.js'
import type { Session } from './session.js'

/** Players are those who sat down, in the order in which they did; in some formats they change seats. */
export type Player = number

/** Which player sits at each seat; null where everybody stays where they sat down. */
export const chairsOf = ({ game }: Pick<Session, 'game'>, s: CoreState): readonly Player[] | null =>
  game.chairs?.(s) ?? null

export const playerAt = (session: Pick<Session, 'game'>, seat: Seat, s: CoreState): Player =>
  chairsOf(session, s)?.[seat] ?? seat

export const seatOf = (session: Pick<Session, 'game'>, player: Player, s: CoreState): Seat =>
  chairsOf(session, s)?.indexOf(player) ?? player

/** Whose eyes those are: the player's at that seat, or everybody's. */
export const watcherAt = (session: Pick<Session, 'game'>, eyes: Eyes, s: CoreState): Player | 'public' =>
  eyes === 'public' ? eyes : playerAt(session, eyes, s)

export const eyesOf = (session: Pick<Session, 'game'>, watcher: Player | 'public', s: CoreState): Eyes =>
  watcher === 'public' ? watcher : seatOf(session, watcher, s)
