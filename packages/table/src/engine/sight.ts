import type { CoreState, Seat } from '@dejarik/kernel'
import type { Eyes, Screen } from '../protocol.js'
import { eyesOf, type Player, playerAt, watcherAt } from './chairs.js'
import { type Session, stateAt } from './session.js'
import { type Moment, nothingSent, screenOf } from './show.js'
import type { Silences } from './silences.js'

/** Who looks at the table, and at which moment of the game. */
export interface Sight {
  /** Who looks: the only person, else whoever holds the device, else the public. */
  holder(): Player | 'public'
  seen(): Eyes
  setEyes(eyes: Eyes): void
  /** The answer that is looked back at; null: now. */
  looking(): number | null
  look(at: number | null): void
  /** The table as it is shown now: a chance that went by comes before what came of it. */
  now(): CoreState
  playerAt(seat: Seat): Player
  isPerson(seat: Seat): boolean
  /** Nothing that was sent counts any more: other eyes may look. */
  forget(): void
  /** What was told before may have been of a time that is gone. */
  retell(): void
  screen(moment: Omit<Moment, 'eyes' | 's' | 'told' | 'looking'>): Screen
}

export function sightOf(session: Session, silences: Silences): Sight {
  const { people } = session
  let holder: Player | 'public' = people.length === 1 ? (people[0] as Player) : 'public'
  let looking: number | null = null
  let sent = nothingSent()
  const now = (): CoreState => silences.first()?.s ?? session.s
  const seen = (): Eyes => eyesOf(session, holder, now())
  const at = (seat: Seat): Player => playerAt(session, seat, now())
  const forget = (): void => {
    sent = nothingSent()
  }
  return {
    holder: () => holder,
    seen,
    setEyes(eyes) {
      if (eyes === seen()) return
      holder = watcherAt(session, eyes, now())
      forget()
    },
    looking: () => looking,
    look(at) {
      looking = at === null ? null : Math.max(0, Math.min(at, session.record.answers.length))
    },
    now,
    playerAt: at,
    isPerson: (seat) => people.includes(at(seat)),
    forget,
    retell() {
      sent.lines = 0
    },
    screen(moment) {
      if (moment.curtain !== null) forget()
      const eyes = looking === null ? seen() : eyesOf(session, holder, stateAt(session, looking))
      return screenOf(session, sent, { ...moment, eyes, s: now(), told: silences.first()?.told, looking })
    },
  }
}
