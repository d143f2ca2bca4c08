import type { Decision, Seat } from '@dejarik/kernel'
import type { Stops } from '../protocol.js'
import { everywhere, passOf, placeOf, stopsHere } from './passing.js'
import type { Player } from './players.js'
import { type Session, tellOnly } from './session.js'

/** For whom the table passes, and when. */
export interface Passers {
  stops(player: Player, stops: Stops): void
  /** Passes until the phase ends, or no longer. */
  skip(player: Player, phase: string | null): void
  skips(player: Player | 'public'): boolean
  /** Does the table pass for this player? */
  passes(player: Player, decision: Decision, s: Session['s']): boolean
  /** The table is about to give this answer for somebody: the log says so, to that seat alone. */
  passing(seat: Seat, decision: Decision): void
  /** Was that answer the table's own? */
  gave(answer: number): boolean
  /** A person has answered. */
  answered(player: Player): void
  /** Any undo ends all passing until a person has answered. */
  undone(to: number): void
  /** Nobody passes longer than the phase lasts. */
  phaseIs(phase: string): void
}

export function passersOf(session: Session): Passers {
  const { game, people } = session
  const skipping = new Map<Player, string>()
  const wanted = new Map<Player, Stops>()
  const given = new Set<number>()
  let held = false
  return {
    stops(player, stops) {
      held = false
      wanted.set(player, stops)
    },
    skip(player, phase) {
      held = false
      if (phase === null) skipping.delete(player)
      else skipping.set(player, phase)
    },
    skips: (player) => player !== 'public' && skipping.has(player),
    passes(player, decision, s) {
      if (held || passOf(decision) === undefined) return false
      if (skipping.get(player) === game.phase(s)) return true
      return !stopsHere(game, s, decision.seat, wanted.get(player) ?? everywhere, people.length > 1)
    },
    passing(seat, { options }) {
      given.add(session.by.length)
      const args = { n: options.length - 1, place: placeOf(game, session.s, seat) }
      tellOnly(session, seat, { key: 'passed-by-itself', args })
    },
    gave: (answer) => given.has(answer),
    answered(player) {
      skipping.delete(player)
      held = false
    },
    undone(to) {
      skipping.clear()
      held = true
      for (const answer of given) if (answer >= to) given.delete(answer)
    },
    phaseIs(phase) {
      for (const [player, until] of skipping) if (until !== phase) skipping.delete(player)
    },
  }
}
