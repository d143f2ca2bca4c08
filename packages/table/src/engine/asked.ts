import type { Decision, Seat } from '@dejarik/kernel'
import type { Agreeing } from './agreeing.js'
import type { Passers } from './auto-pass.js'
import { passOf } from './passing.js'
import { eyesOf } from './players.js'
import type { Session } from './session.js'
import type { Sight } from './sight.js'
import { isTaught } from './teaching.js'

/** Who must answer now, and whether they are asked or the table passes for them. */
export interface Asked {
  asked(): Seat | null
  /** The person who must take the device before anything is shown. */
  curtain(): Seat | null
  /** The seat at the device, where nobody else must take it first. */
  sitting(): Seat | null
  /** Does the game go on as it is shown? Not while somebody looks back, nor while something is proposed. */
  goesOn(): boolean
  /** Does the table pass for the person who is asked this? */
  passes(decision: Decision): boolean
  /** Does the table pass for whoever is asked now? */
  passesNow(): boolean
  /** Is it a chance in somebody else's turn? Those are many, and short. */
  isAside(decision: Decision): boolean
}

/** `agreeing` is looked up when it is needed: it hears of the game as well. */
export function askedOf(session: Session, sight: Sight, passers: Passers, agreeing: () => Agreeing): Asked {
  const { game, people } = session
  const { now, seen, isPerson } = sight

  /** Whoever is to agree to an edit, else whoever the game asks. */
  const asked = (): Seat | null => {
    if (session.info.ended) return null
    const [agrees] = agreeing().open()?.waiting ?? []
    return agrees === undefined ? (game.engine.decision(now())?.seat ?? null) : (eyesOf(session, agrees, now()) as Seat)
  }

  const goesOn = (): boolean => sight.looking() === null && agreeing().open() === null

  const passes = (decision: Decision): boolean =>
    !isTaught(session) && passers.passes(sight.playerAt(decision.seat), decision, now())

  const passesNow = (): boolean => {
    const decision = game.engine.decision(now())
    return decision !== null && goesOn() && isPerson(decision.seat) && passes(decision)
  }

  const curtain = (): Seat | null => {
    const seat = asked()
    const away = people.length > 1 && sight.looking() === null && seat !== null && isPerson(seat) && seen() !== seat
    return away && !passesNow() ? seat : null
  }

  return {
    asked,
    curtain,
    goesOn,
    passes,
    passesNow,
    sitting() {
      const seat = seen()
      return typeof seat === 'number' && curtain() === null ? seat : null
    },
    isAside: (decision) => passOf(decision) !== undefined && game.moment(now()).whose !== decision.seat,
  }
}
