import type { Bot } from '@dejarik/bots'
import { type CoreState, type Seat, situation } from '@dejarik/kernel'
import { Refused, said } from '@dejarik/kernel/log'
import type { Explanation, OddsShown, Thing } from '../protocol.js'
import type { AdviceShown, MomentShown } from '../protocol-advice.js'
import { adviceShown } from './advice.js'
import { type Counting, isBare, momentAfter } from './moments.js'
import { type Session, toldTo } from './session.js'
import { number } from './thing.js'
import { adviser, goThrough } from './thinkers.js'

/** What whoever looks may ask beside the game. */
export interface Counsel {
  why(thing: Thing): Explanation
  odds(things: readonly Thing[]): readonly OddsShown[]
  /** What whoever looks could answer now, as a good player sees it. */
  hint(): Promise<AdviceShown | null>
  /** Some answers of a game that is over, gone through. */
  analysis(from: number, to: number): Promise<readonly MomentShown[]>
}

/** Who asks, and what is seen of the table. */
export interface Asking {
  now(): CoreState
  /** The seat that sees the table as it is now; null where none does. */
  seat(): Seat | null
  counting(): Counting
  /** May that seat answer the game's own question? */
  mayAnswer(): boolean
}

export function counselOf(session: Session, { now, seat, counting, mayAnswer }: Asking): Counsel {
  const { game } = session
  const e = game.engine
  let hinting: Bot | null = null
  return {
    why(thing) {
      const asks = seat()
      if (asks === null) return { verdicts: [], numbers: [] }
      const told = game.why(now(), asks, thing)
      const whose = number(thing, 'seat')
      if (whose === null || game.purse === undefined) return told
      return { ...told, numbers: [...told.numbers, ...game.purse(now(), toldTo(session, asks, counting()), whose)] }
    },
    odds(things) {
      const asks = seat()
      return asks === null ? [] : game.odds(now(), asks, things)
    },
    async hint() {
      const asks = seat()
      if (asks === null || !mayAnswer()) return null
      hinting ??= adviser(game.id)
      const s = e.clone(session.s)
      await hinting.choose(situation(e, s, true))
      const advice = hinting.why?.()
      return advice ? adviceShown(e, s, advice, asks) : null
    },
    async analysis(from, to) {
      // Going through a game shows what everybody held: only when it is over, or when nobody plays it.
      if (!isBare(session)) throw new Refused(said('A game can be gone through when it is over'))
      const found = (await goThrough(game.id, session.record, from, to)) as readonly Omit<MomentShown, 'at'>[]
      return found.map((each) => ({ ...each, at: momentAfter(session, each.answer) }))
    },
  }
}
