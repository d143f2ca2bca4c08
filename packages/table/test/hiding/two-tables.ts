import {
  type CoreState,
  cardsIn,
  type Decision,
  type Generator,
  isPublicMoment,
  knows,
  type Option,
  type Seat,
} from '@dejarik/kernel'
import { answer, type Session } from '../../src/engine/session.js'
import { nothingSent, type Sent } from '../../src/engine/show.js'
import { below, dealtAnew, differing, fork, isShown, Leak, type Passing, screenFor } from './sitting.js'

/** How many screens were compared, and how many moments only one of the worlds had anything to choose at. */
export interface Compared {
  screens: number
  apart: number
}

/** A table that is played on, and every screen that the seat would be shown. */
interface Side {
  readonly session: Session
  readonly shown: string[]
  /** What was sent before. */
  readonly sent: Sent
  /** From here on the seat may rightly see a difference. */
  exposed: boolean
}

const isUnknown = (s: CoreState, seat: Seat, card: number): boolean => !knows(s, seat, card)

function side(at: Session, s: CoreState, seat: Seat, dealt: readonly number[], resealed: boolean): Side {
  const { game } = at
  const e = game.engine
  const made: Side = {
    session: fork(
      {
        ...at,
        game: {
          ...game,
          tell(t, event, eyes) {
            const strange =
              event.to !== undefined &&
              cardsIn(e.rules.events, event).some(
                (card) => dealt.includes(card) && ((event.to as number) & ~(1 << (t.owner[card] as Seat))) !== 0,
              )
            made.exposed ||= isShown(t, seat, dealt) || strange || (resealed && event.is === 'unsealed')
            return game.tell(t, event, eyes)
          },
        },
      },
      s,
    ),
    shown: [],
    sent: nothingSent(),
    exposed: false,
  }
  screenFor(made.session, seat, undefined, made.sent)
  return made
}

/** What the driver shows a person who plays with a bot: own questions, and public moments, used or gone by. */
function show(one: Side, seat: Seat, silence?: Passing): void {
  const s = silence?.s ?? one.session.s
  const { decision } = s
  if (one.exposed || decision === null) return
  const isSeen = decision.seat === seat || isPublicMoment(one.session.game.engine.rules, decision)
  if (isSeen) one.shown.push(JSON.stringify(screenFor(one.session, seat, silence, one.sent)))
}

function give(one: Side, option: Option, seat: Seat): void {
  const { session } = one
  const silences: Passing[] = []
  answer(session, option, (decision) => {
    if (one.exposed || decision.seat === seat || !isPublicMoment(session.game.engine.rules, decision)) return
    const { told, moments } = session
    silences.push({ s: session.game.engine.clone(session.s), told: told.length, moments: moments.length - 1 })
  })
  for (const silence of silences) show(one, seat, silence)
  show(one, seat)
}

/** The options that touch no card that the seat does not know. */
const open = ({ session: { game, s } }: Side, { options }: Decision, seat: Seat): Option[] =>
  options.filter((option) => !cardsIn(game.engine.rules.options, option).some((card) => isUnknown(s, seat, card)))

/** One world asks another seat what was forced in the other: only the answer that was forced there leaves no trace. */
function alone(one: Side, seat: Seat, compared: Compared): boolean {
  const { decision } = one.session.s
  if (decision === null || decision.seat === seat) return false
  const [only, ...more] = open(one, decision, seat)
  if (only === undefined || more.length > 0) return false
  give(one, only, seat)
  if (isPublicMoment(one.session.game.engine.rules, decision)) compared.apart++
  return true
}

function step(here: Side, there: Side, seat: Seat, g: Generator, compared: Compared): boolean {
  const [l, r] = [here.session.s.decision, there.session.s.decision]
  if (l === null || r === null) return false
  // Whoever has been shown less is at an earlier moment, which has gone by in the other world.
  const ahead = here.shown.length - there.shown.length
  if (ahead !== 0) return alone(ahead < 0 ? here : there, seat, compared)
  if (l.seat !== r.seat || l.kind !== r.kind) return alone(here, seat, compared) || alone(there, seat, compared)
  const options = l.seat === seat ? l.options : open(here, l, seat)
  if (options.length === 0) return false
  const option = options[below(g, options.length)] as Option
  const text = JSON.stringify(option)
  if (!r.options.some((each) => JSON.stringify(each) === text)) return false
  give(here, option, seat)
  give(there, option, seat)
  return true
}

/**
 * Plays on at two tables that a seat cannot tell apart, with the same answers and the same dice, as long as nobody
 * touches a card that differs: the seat must be shown the same screens, byte for byte and as many.
 */
export function twoTables(at: Session, there: CoreState, seat: Seat, answers: number, g: Generator): Compared {
  const compared: Compared = { screens: 0, apart: 0 }
  const e = at.game.engine
  const dealt = dealtAnew(at.s, there)
  const sealed = (s: CoreState) => JSON.stringify(s.stack.filter((f) => f.procedure === 'sealed'))
  const resealed = sealed(at.s) !== sealed(there)
  const left = side(at, e.clone(at.s), seat, dealt, resealed)
  const right = side(at, e.clone(there), seat, dealt, resealed)
  right.session.s.random = [...left.session.s.random] as typeof right.session.s.random
  for (let i = 0; i < answers; i++) {
    if (!step(left, right, seat, g, compared)) break
    const length = Math.min(left.shown.length, right.shown.length)
    for (let n = 0; n < length; n++)
      if (left.shown[n] !== right.shown[n])
        throw new Leak(
          `Screen ${n} of seat ${seat} after it cannot tell two worlds apart:${differing(left.shown[n]!, right.shown[n]!)}`,
        )
    compared.screens = length
    if (left.exposed || right.exposed || isShown(left.session.s, seat, dealt)) break
    const mine = left.session.s.decision?.seat === seat && right.session.s.decision?.seat === seat
    if (mine && left.shown.length !== right.shown.length)
      throw new Leak(
        `Seat ${seat} is shown ${left.shown.length} screens in one world and ${right.shown.length} in another`,
      )
  }
  return compared
}
