import { type CoreState, nth, type Seat } from '@dejarik/kernel'
import type { Eyes, Screen } from '../protocol.js'
import type { Silences } from './hidden-passes.js'
import { type Moment as Answered, type Counting, isBare, momentsOf, stateOf } from './moments.js'
import { eyesOf, type Player, playerAt, watcherAt } from './players.js'
import type { Session } from './session.js'
import { type Moment, nothingSent, screenOf } from './show.js'

/** Who looks at the table, and at which moment of the game. */
export interface Sight {
  /** Who looks: the only person, else whoever holds the device, else the public. */
  holder(): Player | 'public'
  seen(): Eyes
  setEyes(eyes: Eyes): void
  /** The moment that is looked back at; null: now. */
  looking(): number | null
  /** Which moments whoever looks counts; those that are shown by now. */
  counting(): Counting
  moments(): readonly Answered[]
  look(at: number | null): void
  /** The table as it is shown now: a chance that went by comes before what came of it. */
  now(): CoreState
  playerAt(seat: Seat): Player
  isPerson(seat: Seat): boolean
  /** Nothing that was sent counts any more: other eyes may look. */
  forget(): void
  /** What was told before may have been of a time that is gone. */
  retell(): void
  screen(moment: Omit<Moment, 'eyes' | 's' | 'silence' | 'counting' | 'looking'>): Screen
}

export function sightOf(session: Session, silences: Silences): Sight {
  const { people } = session
  let holder: Player | 'public' = people.length === 1 ? nth(people, 0) : 'public'
  let looking: number | null = null
  let sent = nothingSent()
  const now = (): CoreState => silences.first()?.s ?? session.s
  const seen = (): Eyes => eyesOf(session, holder, now())
  const at = (seat: Seat): Player => playerAt(session, seat, now())
  const forget = (): void => {
    sent = nothingSent()
  }
  const counting = (): Counting => (silences.first() === undefined && isBare(session) ? 'all' : holder)
  const moments = (): Answered[] => momentsOf(session, counting(), silences.first()?.moments)
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
      looking = at === null ? null : Math.max(0, Math.min(at, moments().length))
    },
    counting,
    moments,
    now,
    playerAt: at,
    isPerson: (seat) => people.includes(at(seat)),
    forget,
    retell() {
      sent.lines = 0
    },
    screen(moment) {
      if (moment.curtain !== null) forget()
      const back = looking === null ? undefined : moments()[looking]
      const eyes = back === undefined ? seen() : eyesOf(session, holder, stateOf(session, back))
      const shown = { eyes, s: now(), silence: silences.first(), counting: counting(), looking }
      return screenOf(session, sent, { ...moment, ...shown })
    },
  }
}
