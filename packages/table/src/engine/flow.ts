import { type Decision, durable, isPublicMoment, type Option, type Seat, same } from '@dejarik/kernel'
import type { Screen } from '../protocol.js'
import type { ThoughtShown } from '../protocol-advice.js'
import type { LessonShown } from '../protocol-lessons.js'
import { type Agreeing, agreeingOf } from './agreeing.js'
import { type Asked, askedOf } from './asked.js'
import { type Passers, passersOf } from './auto-pass.js'
import { botsOf, chance } from './bots.js'
import { type Planning, planningOf } from './gathering.js'
import { type Silences, silencesOf } from './hidden-passes.js'
import { isBare, momentAfter } from './moments.js'
import { isLeft, passOf } from './passing.js'
import { playerAt } from './players.js'
import { answer, type Paper, paperOf, type Session } from './session.js'
import { type Sight, sightOf } from './sight.js'
import { isTaught, planned } from './teaching.js'

/** What tells that dice have fallen: the same for whoever sees what they show and for whoever does not. */
const falling: ReadonlySet<string> = new Set(['rolled', 'rerolled', 'rolled-secretly'])
/** So long dice are looked at, at most. */
const LOOK = 2000
/** A pace that leaves time to look. */
const UNHURRIED = 300

/** How a game goes on: who is asked, what is shown, and what happens by itself until a person has to answer. */
export interface Flow extends Pick<Asked, 'asked' | 'curtain' | 'sitting' | 'passesNow'> {
  readonly sight: Sight
  readonly silences: Silences
  readonly passers: Passers
  readonly agreeing: Agreeing
  readonly planning: Planning
  /** The number of what is shown: an answer to anything else comes too late. */
  number(): number
  send(): void
  next(): void
  /** Nothing happens by itself, and whoever thinks does so in vain. */
  halt(): void
  /** The chance that is shown has gone by. */
  goOn(): void
  give(option: Option): void
  /** In a lesson something else was tried: it is told, and nothing is answered. */
  notYet(tried: NonNullable<LessonShown['wrong']>): void
  /** Somebody has answered. */
  settle(): void
  /** Nothing more is played: somebody concedes, or all agree on a draw. */
  end(how: 'concede' | 'draw', seat: Seat): void
  pace(change: { paused?: boolean; pace?: number; step?: true }): void
  /** What the bot that answered last thought. */
  thought(): ThoughtShown | null
}

export function flowOf(session: Session, show: (screen: Screen) => void, keep: (paper: Paper) => void): Flow {
  const { game, people } = session
  const e = game.engine
  const bots = botsOf(session)
  const passers = passersOf(session)
  const silences = silencesOf(session, (seat) => people.includes(playerAt(session, seat, session.s)))
  const sight = sightOf(session, silences)
  const { now, seen, isPerson } = sight
  const planning = planningOf(session)
  let number = 0
  /** Rises whenever something happens: whoever has thought about what was before thought in vain. */
  let change = 0
  let paused = people.length === 0
  let pace = 500
  let timer: ReturnType<typeof setTimeout> | undefined
  let thought: { readonly of: Option; readonly answer: number; readonly shown: Omit<ThoughtShown, 'at'> } | null = null
  let rolled = Number.NEGATIVE_INFINITY
  let wrong: LessonShown['wrong'] = null

  const { asked, curtain, sitting, goesOn, passes, passesNow, isAside } = askedOf(
    session,
    sight,
    passers,
    () => agreeing,
  )

  function send(): void {
    // When it is shown is no secret; how often others were asked until then might be.
    change++
    number = Math.max(number + 1, Math.floor(performance.now()))
    const moment = { number, curtain: curtain(), asked: asked(), passing: passesNow(), paused, pace, wrong }
    wrong = null
    const edit = { proposal: agreeing.open(), refused: agreeing.refused() }
    show(sight.screen({ ...moment, ...edit, skipping: passers.skips(sight.holder()) }))
  }

  /** Lets the bot that is asked answer after a moment, and a chance go by: the same moment whatever could be done. */
  function next(): void {
    clearTimeout(timer)
    const decision = e.decision(now())
    if (!goesOn() || decision === null || session.info.ended) return
    if (isTaught(session)) {
      teach()
      return
    }
    if (isPerson(decision.seat)) {
      if (passes(decision)) timer = setTimeout(pass, chance(pace))
    } else if (silences.first() !== undefined) timer = setTimeout(goOn, bots.silence(isAside(decision), pace))
    else if (!paused) timer = setTimeout(() => void step(Math.max(pace, lingers())), 0)
  }

  /** How long dice that everybody saw fall are still looked at before a bot goes on; whoever wants it fast has no time. */
  const lingers = (): number => (pace < UNHURRIED ? 0 : rolled + Math.min(3 * pace, LOOK) - performance.now())

  /** In a lesson everything comes as it is planned; what the learner is to answer is waited for. */
  function teach(): void {
    const next = planned(session)
    if (next !== null && next.step === undefined)
      timer = setTimeout(() => give(next.option), next.silent ? chance(pace) : Math.max(pace, lingers()))
  }

  function halt(): void {
    clearTimeout(timer)
    change++
  }

  function pass(): void {
    const decision = e.decision(now())
    const option = decision === null || !passes(decision) ? undefined : passOf(decision)
    if (decision === null || option === undefined) return
    if (silences.first() !== undefined) {
      goOn()
      return
    }
    passers.passing(decision.seat, decision)
    give(option)
  }

  function goOn(): void {
    silences.shown()
    silences.hush(seen)
    send()
    next()
  }

  /** The bot that is asked answers, in its time. */
  async function step(wait: number): Promise<void> {
    const seat = asked()
    const decision = e.decision(session.s)
    if (seat === null || decision === null) return
    const before = change
    const player = sight.playerAt(seat)
    const asks = { aside: isAside(decision), isLeft: (option: Option) => isLeft(game, decision, option) }
    const option = await bots.choose(player, asks, isUnseen(decision) ? 0 : wait)
    // While it thought the table may have been left, or taken back.
    if (option === null || before !== change) return
    const advice = bots.thought(player, seen())
    thought = advice && { of: option, answer: session.record.answers.length, shown: { ...advice, seat } }
    give(option)
  }

  function give(option: Option): void {
    agreeing.goOn()
    const told = session.told.length
    answer(session, option, silences.hear)
    if (session.told.slice(told).some(({ lines }) => [...lines.values()].some(({ key }) => falling.has(key))))
      rolled = performance.now()
    settle()
  }

  /** What a person has planned is answered before anybody is asked. */
  function follow(): void {
    for (let decision = e.decision(session.s); decision !== null; decision = e.decision(session.s)) {
      const option = planning.next(playerAt(session, decision.seat, session.s), decision)
      if (option === null) return
      answer(session, option, silences.hear)
    }
  }

  function settle(): void {
    change++
    follow()
    keep(paperOf(session))
    passers.phaseIs(game.phase(session.s))
    silences.hush(seen)
    const decision = e.decision(now())
    // Nothing may tell how often a bot chose what only it can see: it is seen when all of that is chosen.
    if (decision === null || !isUnseen(decision)) send()
    next()
  }

  /** Does a bot choose what is no public moment, while a person looks? */
  const isUnseen = (decision: Decision): boolean =>
    people.length > 0 &&
    !isTaught(session) &&
    silences.first() === undefined &&
    !isPerson(decision.seat) &&
    !isPublicMoment(e.rules, decision)

  function end(how: 'concede' | 'draw', seat: Seat): void {
    halt()
    silences.clear()
    agreeing.drop()
    session.info = { ...session.info, ended: { how, seat } }
    keep(paperOf(session))
    send()
  }

  const agreeing = agreeingOf(session, {
    holder: sight.holder,
    seat: sitting,
    // Only at one's own question: the table is what is shown, and nobody else's choice is touched.
    mayPropose: () =>
      !isTaught(session) &&
      sight.looking() === null &&
      silences.first() === undefined &&
      e.decision(session.s)?.seat === seen(),
    halt,
    give,
    end: (seat) => end('draw', seat),
    show() {
      send()
      next()
    },
  })

  const isLast = ({ of, answer }: { of: Option; answer: number }): boolean =>
    same(durable(session.game.engine.catalog, of), session.record.answers[answer])

  return {
    sight,
    silences,
    passers,
    agreeing,
    planning,
    asked,
    curtain,
    sitting,
    passesNow,
    send,
    next,
    halt,
    goOn,
    give,
    settle,
    end,
    notYet(tried) {
      wrong = tried
      send()
    },
    number: () => number,
    pace(wanted) {
      paused = wanted.paused ?? paused
      pace = wanted.pace ?? pace
      if (wanted.step) void step(0)
      else send()
      next()
    },
    thought() {
      // How many ways a bot saw and how it judged them would tell what it holds.
      if (thought === null || !isBare(session) || silences.first() !== undefined) return null
      const { answer, shown } = thought
      // An answer that was taken back is no longer its last.
      if (!isLast(thought) || curtain() !== null || sight.looking() !== null) return null
      return { ...shown, at: momentAfter(session, answer) }
    },
  }
}
