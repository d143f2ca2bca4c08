import type { CoreState, Decision, Seat } from '@dejarik/kernel'
import type { Silent } from './moments.js'
import { isSilent } from './passing.js'
import type { Session } from './session.js'
import { isTaught } from './teaching.js'

/** A chance that the engine let go by: it is seen to be given all the same, so that nobody can tell. */
export interface Silence {
  readonly s: CoreState
  readonly seat: Seat
  /** How many things had happened by then, and how many moments there had been. */
  readonly told: number
  readonly moments: number
}

export interface Silences {
  /** The chance that is shown now, before what came of it. */
  first(): Silence | undefined
  /** Keeps a chance that went by, where somebody else must not notice that there was nothing to do. */
  hear(decision: Decision): void
  /** Shows a chance that went by once more: play was taken back to it. */
  again(silent: Silent): void
  /** The first one has been shown. */
  shown(): void
  /** Whoever holds the device knows that there is nothing to do, and nobody else sees that it is not said. */
  hush(holds: () => Seat | 'public'): void
  clear(): void
}

export function silencesOf(session: Session, isPerson: (seat: Seat) => boolean): Silences {
  const { people, game } = session
  let kept: Silence[] = []
  // Whoever plays alone knows the own hand; bots that play among themselves have nobody to hide it from.
  // In a lesson nothing is hidden by waiting.
  const isSecret = (seat: Seat): boolean =>
    !isTaught(session) && (people.length > 1 || (people.length === 1 && !isPerson(seat)))
  return {
    first: () => kept[0],
    hear(decision) {
      const { seat } = decision
      if (!isSecret(seat) || !isSilent(game, decision)) return
      // The session has counted it already.
      const moments = session.moments.length - 1
      kept.push({ s: game.engine.clone(session.s), seat, told: session.told.length, moments })
    },
    again({ s, moment }) {
      const seat = s.decision?.seat
      if (seat !== undefined && isSecret(seat))
        kept.push({ s, seat, told: moment.told, moments: session.moments.indexOf(moment) })
    },
    shown: () => void kept.shift(),
    hush(holds) {
      while (kept[0] !== undefined && kept[0].seat === holds()) kept.shift()
    },
    clear() {
      kept = []
    },
  }
}
