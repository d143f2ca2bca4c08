import type { Bot } from '@dejarik/bots'
import { type CoreState, type Decision, type Option, type Seat, situation } from '@dejarik/kernel'
import type { Explanation, Eyes, OddsShown, Screen, Stops, Thing } from '../protocol.js'
import type { AdviceShown, MomentShown } from '../protocol-advice.js'
import type { EditableShown, EditsShown, EditWanted } from '../protocol-edits.js'
import { adviceShown } from './advice.js'
import { eyesOf, type Player, playerAt, watcherAt } from './chairs.js'
import { editable, editsOf, editWanted } from './editing.js'
import { passersOf } from './passers.js'
import { interruptsIn, passOf } from './passing.js'
import { type Proposal, proposalLine, propose } from './proposal.js'
import type { Played } from './report.js'
import { answer, type Paper, paperOf, type Session, stateAt, takeBack } from './session.js'
import { giveSet, isMidSet, setAsked } from './sets.js'
import { nothingSent, resultOf, screenOf } from './show.js'
import { silencesOf } from './silences.js'
import { adviser, botFor, goThrough } from './thinkers.js'

/** Runs one game: bots answer in their time, a person's eyes see what they may, and everything is kept on paper. */
export interface Driver {
  answer(number: number, option: number): void
  /** A set at once, by the places of its things among the offers. */
  set(number: number, chosen: readonly number[]): void
  undo(to?: number): void
  concede(how: 'concede' | 'draw'): void
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
  pace(change: { paused?: boolean; pace?: number; step?: true }): void
  why(thing: Thing): Explanation
  odds(things: readonly Thing[]): readonly OddsShown[]
  /** What whoever looks could answer now, as a good player sees it. */
  hint(): Promise<AdviceShown | null>
  /** What the bot that answered last thought. */
  thought(): AdviceShown | null
  /** Some answers of a game that is over, gone through. */
  analysis(from: number, to: number): Promise<readonly MomentShown[]>
  /** What may be edited, where everybody agrees. */
  editable(): readonly EditableShown[]
  edits(thing: string): EditsShown
  propose(thing: string, edit: EditWanted): void
  /** Whoever holds the device agrees to what is proposed, or not. */
  agree(yes: boolean): void
  /** Which of those who sat down sits there now. */
  playerAt(seat: Seat): Player
  paper(): Paper
  /** The game so far, moment by moment. */
  played(): Played
  show(): void
  stop(): void
}

/** A chance takes this long at most, whether there was anything to do or not. */
const CHANCE = 120
/** A bot has so much of it to think. */
const HURRY = 80
/** In its own turn to pass takes this long at least, and a silence this long at most. */
const OWN = 250
const MOST = 2000

const pause = (wait: number): Promise<void> => new Promise((done) => void setTimeout(done, wait))

export function drive(session: Session, show: (screen: Screen) => void, keep: (paper: Paper) => void): Driver {
  const { game, people } = session
  const e = game.engine
  const bots = session.info.players.map(({ bot }, player): Bot | null =>
    bot ? botFor(bot, game.id).make(`${session.record.seed}/${player}/${session.record.answers.length}`) : null,
  )
  let number = 0
  /** Who looks: the only person, else whoever holds the device, else the public. */
  let holder: Player | 'public' = people.length === 1 ? (people[0] as Player) : 'public'
  let looking: number | null = null
  let paused = people.length === 0
  let pace = 500
  let timer: ReturnType<typeof setTimeout> | undefined
  /** How long a bot took to pass in its own turn, the last time. */
  let usual: number | null = null
  let sent = nothingSent()
  let proposal: Proposal | null = null
  let refused: Screen['refused'] = null
  let thought: AdviceShown | null = null
  let hinting: Bot | null = null

  const shared = people.length > 1
  /** The table as it is shown now: a chance that went by comes before what came of it. */
  const now = (): CoreState => silences.first()?.s ?? session.s
  const seen = (): Eyes => eyesOf(session, holder, now())
  const at = (seat: Seat): Player => playerAt(session, seat, now())
  const isPerson = (seat: Seat): boolean => people.includes(at(seat))
  const silences = silencesOf(session, (seat) => people.includes(playerAt(session, seat, session.s)))
  const passers = passersOf(session)
  /** Who must answer now: whoever is to agree to an edit, else whoever the game asks. */
  const asked = (): Seat | null => {
    if (session.info.ended) return null
    const [agrees] = proposal?.waiting ?? []
    return agrees === undefined ? (e.decision(now())?.seat ?? null) : (eyesOf(session, agrees, now()) as Seat)
  }

  /** The person who must take the device before anything is shown. */
  const curtain = (): Seat | null => {
    const seat = asked()
    const away = shared && looking === null && seat !== null && isPerson(seat) && seen() !== seat
    return away && !passesNow() ? seat : null
  }

  const forget = () => {
    sent = nothingSent()
  }

  function send(): void {
    number++
    const hidden = curtain()
    if (hidden !== null) forget()
    show(
      screenOf(session, sent, {
        number,
        eyes: looking === null ? seen() : eyesOf(session, holder, stateAt(session, looking)),
        s: now(),
        told: silences.first()?.told,
        looking,
        curtain: hidden,
        asked: asked(),
        proposal,
        refused,
        passing: passesNow(),
        skipping: passers.skips(holder),
        paused,
        pace,
      }),
    )
  }

  /** Lets the bot that is asked answer after a moment, and a chance go by: the same moment whatever could be done. */
  function next(): void {
    clearTimeout(timer)
    const decision = e.decision(now())
    if (looking !== null || decision === null || session.info.ended || proposal !== null) return
    if (isPerson(decision.seat)) {
      if (passes(decision)) timer = setTimeout(pass, Math.min(pace, CHANCE))
    } else if (silences.first() !== undefined)
      timer = setTimeout(goOn, isAside(decision) ? Math.min(pace, CHANCE) : (usual ?? Math.min(pace, OWN)))
    else if (!paused) timer = setTimeout(() => void step(pace), 0)
  }

  /** Is it a chance in somebody else's turn? Those are many, and short. */
  const isAside = (decision: Decision): boolean =>
    passOf(decision) !== undefined && game.moment(now()).whose !== decision.seat

  /** Does the table pass for whoever is asked now? */
  function passesNow(): boolean {
    const decision = e.decision(now())
    return decision !== null && looking === null && proposal === null && isPerson(decision.seat) && passes(decision)
  }

  /** Does the table pass for the person who is asked? */
  const passes = (decision: Decision): boolean => passers.passes(at(decision.seat), decision, now())

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

  /** The chance has gone by. */
  function goOn(): void {
    silences.shown()
    silences.hush(seen)
    send()
    next()
  }

  /**
   * The bot that is asked thinks, and what it does is seen after a moment. To let a chance go by takes as long as to have
   * none: so in another's turn it must hurry, and in its own the next silence lasts as long as it took to pass.
   */
  async function step(wait: number): Promise<void> {
    const seat = asked()
    const bot = seat === null ? null : bots[at(seat)]
    const decision = e.decision(session.s)
    if (!bot || decision === null) return
    const asking = number
    const began = performance.now()
    const aside = isAside(decision)
    const option = await bot.choose(situation(e, session.s), aside ? HURRY : undefined)
    const took = performance.now() - began
    const isPass = passOf(decision) !== undefined && option.do === 'pass'
    // Where nobody plays there is nothing to hide, and everything is seen at the same pace.
    const brief = Math.min(wait, aside ? CHANCE : OWN)
    if (isPass && !aside) usual = Math.max(Math.min(took, MOST), brief)
    await pause(Math.max(0, (isPass && people.length > 0 ? brief : wait) - took))
    // While it thought the table may have been left, or taken back.
    if (asking !== number) return
    const advice = bot.why?.()
    thought = advice ? adviceShown(e, session.s, advice, seen()) : null
    give(option)
  }

  /** The answer of a person that is undone first; a set that was picked at once is undone at once. */
  function lastOwn(): number {
    let last = session.by.findLastIndex((player, i) => people.includes(player) && !passers.gave(i))
    const isMid = (s: CoreState): boolean => s.decision !== null && isMidSet(s, s.decision.seat)
    while (last > 0 && session.by[last - 1] === session.by[last] && isMid(stateAt(session, last))) last--
    return last
  }

  function give(option: Option): void {
    refused = null
    answer(session, option, silences.hear)
    settle()
  }

  function settle(): void {
    keep(paperOf(session))
    passers.phaseIs(game.phase(session.s))
    silences.hush(seen)
    send()
    next()
  }

  function setEyes(eyes: Eyes): void {
    if (eyes === seen()) return
    holder = watcherAt(session, eyes, now())
    forget()
  }

  return {
    answer(of, option) {
      const decision = e.decision(now())
      if (of !== number || decision === null || decision.seat !== seen() || looking !== null || proposal !== null)
        return
      passers.answered(at(decision.seat))
      const chosen = decision.options[option]
      if (chosen === undefined) return
      if (silences.first() !== undefined) goOn()
      else give(chosen)
    },
    set(of, chosen) {
      const seat = seen()
      const isOpen = typeof seat === 'number' && silences.first() === undefined && proposal === null
      const asked = isOpen ? setAsked(session.s, seat) : null
      if (of !== number || asked === null || looking !== null) return
      const picked = asked.offers.filter((_offer, i) => chosen.includes(i))
      passers.answered(at(seat as Seat))
      giveSet(
        () => session.s,
        seat as Seat,
        picked,
        (option) => answer(session, option, silences.hear),
      )
      settle()
    },
    undo(to) {
      const target = to ?? lastOwn()
      if (target < 0 || target > session.record.answers.length || proposal !== null) return
      looking = null
      refused = null
      passers.undone(target)
      silences.clear()
      takeBack(session, target)
      // What was told before may have been of a time that is gone.
      sent.lines = 0
      keep(paperOf(session))
      send()
      next()
    },
    concede(how) {
      const eyes = seen()
      const seat = typeof eyes === 'number' ? eyes : 0
      clearTimeout(timer)
      silences.clear()
      proposal = null
      session.info = { ...session.info, ended: { how, seat } }
      keep(paperOf(session))
      send()
    },
    skip(on) {
      if (holder === 'public') return
      passers.skip(holder, on ? game.phase(now()) : null)
      send()
      next()
    },
    stops(seat, stops) {
      const before = passesNow()
      passers.stops(at(seat), stops)
      if (passesNow() !== before) send()
      next()
    },
    interrupts: (seat) => interruptsIn(game, session.record.decks[seat]),
    lift() {
      const seat = asked()
      if (seat !== null && isPerson(seat)) setEyes(seat)
      send()
    },
    look(at) {
      clearTimeout(timer)
      silences.clear()
      looking = at === null ? null : Math.max(0, Math.min(at, session.record.answers.length))
      send()
      if (looking === null) next()
    },
    eyes(eyes) {
      // Only a table without people may be seen through any eyes.
      if (people.length > 0 || (typeof eyes === 'number' && eyes >= session.names.length)) return
      setEyes(eyes)
      send()
    },
    pace(change) {
      paused = change.paused ?? paused
      pace = change.pace ?? pace
      if (change.step) void step(0)
      else send()
      next()
    },
    why(thing) {
      const seat = seen()
      const isOpen = typeof seat === 'number' && curtain() === null && looking === null
      return isOpen ? game.why(now(), seat, thing) : { verdicts: [], numbers: [] }
    },
    editable() {
      const seat = seen()
      return typeof seat === 'number' && curtain() === null ? editable(game, session.s, seat) : []
    },
    edits(thing) {
      const seat = seen()
      if (typeof seat !== 'number' || curtain() !== null) return { places: [], numbers: [], busy: true }
      return editsOf(game, session.s, seat, thing)
    },
    propose(thing, wanted) {
      const seat = seen()
      if (typeof seat !== 'number' || curtain() !== null || looking !== null || silences.first() !== undefined) return
      const made = propose(session, editWanted(game, session.s, seat, thing, wanted), at(seat))
      clearTimeout(timer)
      number++
      if (made.waiting.length === 0) {
        give(made.edit)
        return
      }
      proposal = made
      send()
    },
    agree(yes) {
      const [agrees, ...waiting] = proposal?.waiting ?? []
      if (proposal === null || agrees === undefined || agrees !== holder) return
      const made = proposal
      proposal = yes && waiting.length > 0 ? { ...made, waiting } : null
      if (yes && proposal === null) {
        give(made.edit)
        return
      }
      if (!yes) refused = proposalLine(session, made, 'public')
      send()
      next()
    },
    playerAt: at,
    async hint() {
      const seat = seen()
      const decision = e.decision(now())
      const isAsked = decision !== null && decision.seat === seat && silences.first() === undefined
      if (!isAsked || curtain() !== null || looking !== null || proposal !== null) return null
      hinting ??= adviser(game.id)
      const s = e.clone(session.s)
      await hinting.choose(situation(e, s))
      const advice = hinting.why?.()
      return advice ? adviceShown(e, s, advice, seat) : null
    },
    thought: () => (curtain() === null && looking === null ? thought : null),
    analysis(from, to) {
      // Going through a game shows what everybody held: only when it is over, or when nobody plays it.
      if (people.length > 0 && resultOf(session) === null) throw new Error('A game can be gone through when it is over')
      return goThrough(game.id, session.record, from, to) as Promise<readonly MomentShown[]>
    },
    odds(things) {
      const seat = seen()
      return typeof seat === 'number' && curtain() === null && looking === null ? game.odds(now(), seat, things) : []
    },
    paper: () => paperOf(session),
    played: () => ({ engine: e, answers: session.record.answers, stateAt: (n) => stateAt(session, n) }),
    show() {
      forget()
      send()
      next()
    },
    stop() {
      clearTimeout(timer)
      number++
    },
  }
}
