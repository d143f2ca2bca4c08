import type { CoreState, Seat } from '@dejarik/kernel'
import { Refused, said } from '@dejarik/kernel/log'
import type { Eyes, Screen, Stops, Thing } from '../protocol.js'
import type { Gatherable } from '../protocol-gathering.js'
import { type Counsel, counselOf } from './advice-requests.js'
import type { Editing } from './agreeing.js'
import { type Flow, flowOf } from './flow.js'
import { silentAfter } from './moments.js'
import { interruptsIn } from './passing.js'
import type { Player } from './players.js'
import type { Played } from './report.js'
import { answer, type Paper, paperOf, type Session, takeBack } from './session.js'
import { giveSet, isMidSet, setAsked } from './sets.js'
import { stateAt } from './state-at.js'
import { isRight, isRightSet, isTaught, stepBefore } from './teaching.js'

/** Runs one game: bots answer in their time, a person's eyes see what they may, and everything is kept on paper. */
export interface Driver extends Counsel, Editing, Pick<Flow, 'pace' | 'thought'> {
  answer(number: number, option: number): void
  /** A set at once, by the places of its things among the offers. */
  set(number: number, chosen: readonly number[]): void
  /** What goes with these things, and why the rest does not. */
  gather(things: readonly Thing[]): readonly Gatherable[]
  /** Answers with all of these things, one after the other. */
  gathered(number: number, things: readonly Thing[]): void
  undo(to?: number): void
  concede(how: 'concede' | 'draw'): void
  /** The lesson is left behind, and the game goes on from where it led. */
  free(): void
  /** Passes by itself until the phase ends, or no longer. */
  skip(on: boolean): void
  /** Where that seat wants to be asked. */
  stops(seat: Seat, stops: Stops): void
  /** The cards of that seat's deck that may interrupt. */
  interrupts(seat: Seat): readonly { id: string; name: string }[]
  /** The person whose turn it is has taken the device. */
  lift(): void
  look(at: number | null): void
  eyes(eyes: Eyes): void
  /** Which of those who sat down sits there now. */
  playerAt(seat: Seat): Player
  /** May a person take the seat of a bot? Not while another plays against it: the hand would be seen. */
  mayTake(): boolean
  /** How many answers had been given at that moment. */
  answersAt(at: number): number
  paper(): Paper
  /** The game so far, moment by moment. */
  played(): Played
  show(): void
  stop(): void
}

export function drive(session: Session, show: (screen: Screen) => void, keep: (paper: Paper) => void): Driver {
  const { game, people } = session
  const e = game.engine
  const flow = flowOf(session, show, keep)
  const { sight, silences, passers, agreeing, asked, send, next } = flow
  const { now, seen, isPerson } = sight

  /** May the game's own question be answered to what has that number? */
  const isOpen = (number: number): boolean =>
    number === flow.number() && sight.looking() === null && agreeing.open() === null

  /** The answer of a person that is undone first; a set that was picked at once is undone at once. */
  function lastOwn(): number {
    let last = session.by.findLastIndex(
      (player, i) => people.includes(player) && !passers.gave(i) && !flow.planning.gave(i),
    )
    const isMid = (s: CoreState): boolean => s.decision !== null && isMidSet(s, s.decision.seat)
    while (last > 0 && session.by[last - 1] === session.by[last] && isMid(stateAt(session, last))) last--
    return last
  }

  const counsel = counselOf(session, {
    now,
    seat: () => (sight.looking() === null ? flow.sitting() : null),
    counting: sight.counting,
    mayAnswer: () => e.decision(now())?.seat === seen() && silences.first() === undefined && agreeing.open() === null,
  })

  return {
    ...counsel,
    editable: agreeing.editable,
    edits: agreeing.edits,
    propose: agreeing.propose,
    agree: agreeing.agree,
    pace: flow.pace,
    thought: flow.thought,
    answer(of, option) {
      const decision = e.decision(now())
      if (!isOpen(of) || decision === null || decision.seat !== seen()) return
      passers.answered(sight.playerAt(decision.seat))
      const chosen = decision.options[option]
      if (chosen === undefined) return
      if (isTaught(session) && !isRight(session, chosen)) {
        flow.notYet(e.prompt(now(), decision.seat)?.options[option]?.line ?? 'set')
        return
      }
      if (silences.first() !== undefined) flow.goOn()
      else flow.give(chosen)
    },
    set(of, chosen) {
      const seat = seen()
      if (typeof seat !== 'number' || !isOpen(of) || silences.first() !== undefined) return
      const set = setAsked(session.s, seat)
      if (set === null) return
      if (isTaught(session) && !isRightSet(session, chosen)) {
        flow.notYet('set')
        return
      }
      const picked = set.offers.filter((_offer, i) => chosen.includes(i))
      passers.answered(sight.playerAt(seat))
      giveSet(
        () => session.s,
        seat,
        picked,
        (option) => answer(session, option, silences.hear),
      )
      flow.settle()
    },
    gather(things) {
      const seat = flow.sitting()
      return seat === null || asked() !== seat ? [] : (game.gathers?.with(now(), seat, things) ?? [])
    },
    gathered(of, things) {
      const decision = e.decision(now())
      if (!isOpen(of) || decision === null || decision.seat !== seen() || silences.first() !== undefined) return
      const first = decision.options.find((option) => game.gathers?.first(option) === things[0])
      if (first === undefined) return
      const player = sight.playerAt(decision.seat)
      passers.answered(player)
      flow.planning.begin(player, things, game.gathers?.with(now(), decision.seat, things) ?? [])
      flow.give(first)
    },
    undo(to) {
      const moment = to === undefined ? undefined : sight.moments()[to]
      const target = to === undefined ? (isTaught(session) ? stepBefore(session) : lastOwn()) : (moment?.after ?? -1)
      if (target < 0 || agreeing.open() !== null) return
      sight.look(null)
      agreeing.goOn()
      passers.undone(target)
      flow.planning.undone(target)
      silences.clear()
      takeBack(session, target)
      if (moment !== undefined && moment.silent >= 0)
        for (const silent of silentAfter(session, target))
          if (silent.moment.silent >= moment.silent) silences.again(silent)
      sight.retell()
      keep(paperOf(session))
      send()
      next()
    },
    concede(how) {
      const eyes = seen()
      const seat = typeof eyes === 'number' ? eyes : 0
      // Whoever is to agree sees the table as it is.
      sight.look(null)
      if (how === 'draw') agreeing.draw(seat)
      else flow.end(how, seat)
    },
    free() {
      if (session.lesson === null) return
      session.info = { ...session.info, lesson: 'over' }
      keep(paperOf(session))
      send()
      next()
    },
    skip(on) {
      const holder = sight.holder()
      if (holder === 'public') return
      passers.skip(holder, on ? game.phase(now()) : null)
      send()
      next()
    },
    stops(seat, stops) {
      // What a bot is asked is its own affair.
      if (!isPerson(seat)) return
      const before = flow.passesNow()
      passers.stops(sight.playerAt(seat), stops)
      if (flow.passesNow() !== before) send()
      next()
    },
    interrupts(seat) {
      // Only whoever sits there knows the deck.
      if (people.length > 0 && flow.sitting() !== seat)
        throw new Refused(said('That deck is for another player to see'))
      return interruptsIn(game, session.record.decks[seat])
    },
    lift() {
      const seat = asked()
      if (seat !== null && isPerson(seat)) sight.setEyes(seat)
      send()
    },
    look(at) {
      // Whoever takes the device next may not look with the eyes of whoever had it.
      if (at !== null && flow.curtain() !== null) return
      flow.halt()
      sight.look(at)
      send()
      if (at === null) next()
    },
    eyes(eyes) {
      // Only a table without people may be seen through any eyes.
      if (people.length > 0 || (typeof eyes === 'number' && eyes >= session.names.length)) return
      sight.setEyes(eyes)
      send()
    },
    playerAt: sight.playerAt,
    mayTake: () => people.length === 0,
    answersAt: (at) => sight.moments()[at]?.after ?? session.record.answers.length,
    paper: () => paperOf(session),
    played: () => ({ engine: e, answers: session.record.answers, stateAt: (n) => stateAt(session, n) }),
    show() {
      sight.forget()
      send()
      next()
    },
    stop: flow.halt,
  }
}
