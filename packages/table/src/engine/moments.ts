import { type CoreState, type Decision, isPublicMoment, nth, type Seat } from '@dejarik/kernel'
import { type Player, playerAt } from './players.js'
import { resultOf } from './result.js'
import type { Session } from './session.js'
import { stateAt } from './state-at.js'

/**
 * A question that was answered. What a client sees counted are moments, never answers: an answer that the engine gave
 * because there was no other is on no record, and a number without it would tell what a hand held.
 */
export interface Moment {
  /** How many answers had been given. */
  readonly after: number
  /** Of the public moments that the last of them led to and that the engine answered, which one; -1: a player answered. */
  readonly silent: number
  readonly by: Player
  /** May everybody count it? Else only whoever answered. */
  readonly open: boolean
  /** How many things had happened. */
  readonly told: number
}

export const isOpen = ({ game }: Session, decision: Decision | null): boolean =>
  decision !== null && isPublicMoment(game.engine.rules, decision)

/** A player is about to answer. */
export const answered = (session: Session, seat: Seat, open: boolean): Moment => ({
  after: session.by.length,
  silent: -1,
  by: playerAt(session, seat, session.s),
  open,
  told: session.told.length,
})

/** The engine is about to answer for that seat. */
export function passedOver(session: Session, seat: Seat): Moment {
  const after = session.by.length
  const last = session.moments.at(-1)
  const silent = last?.after === after ? last.silent + 1 : 0
  return { after, silent, by: playerAt(session, seat, session.s), open: true, told: session.told.length }
}

/** Is nothing hidden any more? Where nobody plays, and when the game is over. */
export const isBare = (session: Session): boolean => session.people.length === 0 || resultOf(session) !== null

/** Who counts; and all moments count where nothing is hidden any more. */
export type Counting = Player | 'public' | 'all'

const counts = (counting: Counting, { open, by }: Moment): boolean => counting === 'all' || open || by === counting

/** The moments that count, of the first so many. */
export const momentsOf = (session: Session, counting: Counting, first = session.moments.length): Moment[] =>
  session.moments.slice(0, first).filter((moment) => counts(counting, moment))

/** How many of the first so many count; asked for ever more. */
export function counter(session: Session, counting: Counting): (first: number) => number {
  let at = 0
  let n = 0
  return (first) => {
    for (; at < Math.min(first, session.moments.length); at++) {
      if (counts(counting, nth(session.moments, at))) n++
    }
    return n
  }
}

/** How many moments everybody has counted so far, and each person. */
export const countsOf = (session: Session): Record<string, number> => {
  const all = isBare(session)
  const watchers: Counting[] = ['public', ...session.people]
  return Object.fromEntries(
    watchers.map((watcher) => [watcher, momentsOf(session, all ? 'all' : watcher).length] as const),
  )
}

/** A public moment that the engine answered, with the table as it was. */
export interface Silent {
  readonly s: CoreState
  readonly moment: Moment
}

/** Those that the last of so many answers led to. */
export function silentAfter(session: Session, answers: number): Silent[] {
  const { game, record, moments } = session
  const option = nth(record.answers, answers - 1)
  const states: CoreState[] = []
  const s = game.engine.clone(stateAt(session, answers - 1))
  game.engine.answer(s, option, undefined, (decision) => {
    if (isOpen(session, decision)) states.push(game.engine.clone(s))
  })
  return moments.flatMap((moment) =>
    moment.after === answers && moment.silent >= 0 ? [{ s: nth(states, moment.silent), moment }] : [],
  )
}

/** The table as it was when this question was open. */
export function stateOf(session: Session, moment: Moment): CoreState {
  if (moment.silent < 0) return stateAt(session, moment.after)
  return silentAfter(session, moment.after).find((each) => each.moment === moment)?.s ?? session.s
}

/** Goes back to the first answers. */
export function cutMoments({ moments }: Session, keep: number): void {
  const isGone = ({ after, silent }: Moment): boolean => after > keep || (after === keep && silent < 0)
  while (moments.length > 0 && isGone(moments.at(-1) as Moment)) moments.pop()
}

/** The number of the moment at which so many answers had been given, where all moments count. */
export const momentAfter = ({ moments }: Session, answers: number): number =>
  moments.findIndex(({ after, silent }) => after === answers && silent < 0)
