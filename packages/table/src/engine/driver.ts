import { type Bot, parseBot } from '@dejarik/bots'
import { type CoreState, type Decision, type Option, type Seat, situation } from '@dejarik/kernel'
import type { Explanation, Eyes, ResultShown, Screen, Stops, Thing } from '../protocol.js'
import { everywhere, interruptsIn, isSilent, passOf, placeOf, stopsHere } from './passing.js'
import { cardsNamed, promptFor, sheetsFor, under } from './screen.js'
import { answer, type Paper, paperOf, type Session, stateAt, takeBack, tellOnly, toldTo } from './session.js'
import { giveSet, isMidSet, setAsked } from './sets.js'

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
  paper(): Paper
  show(): void
  stop(): void
}

/** A chance that the engine let go by: it is seen to be given all the same, so that nobody can tell. */
interface Silence {
  readonly s: CoreState
  readonly seat: Seat
  /** How many things had happened by then. */
  readonly told: number
}

/** A chance takes this long at most, whether there was anything to do or not. */
const CHANCE = 120

export function drive(session: Session, show: (screen: Screen) => void, keep: (paper: Paper) => void): Driver {
  const { game, people } = session
  const e = game.engine
  const bots = session.info.players.map((player, seat): Bot | null =>
    player.bot ? parseBot(player.bot).make(`${session.record.seed}/${seat}/${session.record.answers.length}`) : null,
  )
  let number = 0
  /** Whose eyes: the only person's, else whoever holds the device, else the public's. */
  let seen: Eyes = people.length === 1 ? (people[0] as Seat) : 'public'
  let looking: number | null = null
  let paused = people.length === 0
  let pace = 500
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent = new Set<string>()
  let toldLines = 0
  let fresh = true
  /** The phase in which a person passes by itself. */
  const skipping = new Map<Seat, string>()
  const wanted = new Map<Seat, Stops>()
  let silences: Silence[] = []

  const shared = people.length > 1
  /** The table as it is shown now: a chance that went by comes before what came of it. */
  const now = (): CoreState => silences[0]?.s ?? session.s
  const asked = (): Seat | null => (session.info.ended ? null : (e.decision(now())?.seat ?? null))

  /** What others must not notice; whoever holds the device, and bots, know their own hands. */
  const hear = (decision: Decision): void => {
    const { seat } = decision
    const secret = people.length > 0 && seat !== seen && (shared || !people.includes(seat))
    if (secret && isSilent(decision)) silences.push({ s: e.clone(session.s), seat, told: session.told.length })
  }

  /** The person who must take the device before anything is shown. */
  const curtain = (): Seat | null => {
    const seat = asked()
    const away = shared && looking === null && seat !== null && people.includes(seat) && seen !== seat
    return away && !passesNow() ? seat : null
  }

  const forget = () => {
    fresh = true
    sent = new Set()
    toldLines = 0
  }

  const result = (): ResultShown | null => {
    const { ended } = session.info
    if (ended) return { winner: ended.how === 'draw' ? null : winnerBut(ended.seat), rule: '', how: ended.how }
    const over = e.result(session.s)
    return over === null ? null : { winner: over.winner, rule: over.rule }
  }
  /** Of two, the other; where more play, nobody has won by that alone. */
  const winnerBut = (seat: Seat): Seat | null => (session.names.length === 2 ? 1 - seat : null)

  function send(): void {
    number++
    const hidden = curtain()
    if (hidden !== null) forget()
    const at = looking ?? session.record.answers.length
    const s = looking === null ? now() : stateAt(session, looking)
    const view = hidden === null ? e.view(s, seen) : null
    const mine = typeof seen === 'number' && looking === null && hidden === null && !session.info.ended
    const passing = passesNow()
    const prompt = mine && !passing ? promptFor(session, s, seen as Seat, view) : null
    const all = hidden === null ? toldTo(session, seen, at, looking === null ? silences[0]?.told : undefined) : []
    // Lines are only added as a game goes on; after going back they are sent again.
    const from = all.length < toldLines || fresh ? 0 : toldLines
    const lines = all.slice(from)
    toldLines = all.length
    const named = lines.flatMap(({ args }) => cardsNamed(Object.values(args)))
    const offered = prompt?.tray.map(({ id }) => id) ?? []
    show({
      number,
      game: game.id,
      format: session.record.format,
      players: session.info.players.map((player, seat) => ({
        ...player,
        deck: (session.record.decks[seat] as { name: string }).name,
      })),
      eyes: seen,
      curtain: hidden,
      fresh,
      view,
      asked: asked(),
      prompt,
      log: { from, lines },
      cards: sheetsFor(session, [...under(view, 'id'), ...offered, ...named], sent),
      result: looking === null && silences.length === 0 ? result() : null,
      mayUndo: session.by.some((seat) => people.includes(seat)) && looking === null,
      at,
      answers: session.record.answers.length,
      looking: looking !== null,
      guided: session.info.guided ?? false,
      place: typeof seen === 'number' && hidden === null ? placeOf(game, s, seen) : '',
      passing: passing && asked() === seen,
      skipping: typeof seen === 'number' && skipping.has(seen),
      paused,
      pace,
    })
    fresh = false
  }

  /** Lets the bot that is asked answer after a moment, and a chance go by: the same moment whatever could be done. */
  function next(): void {
    clearTimeout(timer)
    const decision = e.decision(now())
    if (looking !== null || decision === null || session.info.ended) return
    const chance = passOf(decision) !== undefined
    const wait = chance ? Math.min(pace, CHANCE) : pace
    if (people.includes(decision.seat)) {
      if (passes(decision)) timer = setTimeout(pass, wait)
    } else if (silences.length > 0) timer = setTimeout(goOn, wait)
    else if (!paused) timer = setTimeout(step, wait)
  }

  /** Does the table pass for whoever is asked now? */
  function passesNow(): boolean {
    const decision = e.decision(now())
    return decision !== null && looking === null && people.includes(decision.seat) && passes(decision)
  }

  /** Does the table pass for the person who is asked? */
  function passes(decision: Decision): boolean {
    const { seat } = decision
    if (passOf(decision) === undefined) return false
    if (skipping.get(seat) === game.phase(now())) return true
    return !stopsHere(game, now(), seat, wanted.get(seat) ?? everywhere, shared)
  }

  function pass(): void {
    const decision = e.decision(now())
    const option = decision === null || !passes(decision) ? undefined : passOf(decision)
    if (decision === null || option === undefined) return
    if (silences.length > 0) {
      goOn()
      return
    }
    const n = decision.options.length - 1
    tellOnly(session, decision.seat, {
      key: 'passed-by-itself',
      args: { n, place: placeOf(game, now(), decision.seat) },
    })
    give(option)
  }

  /** The chance has gone by. */
  function goOn(): void {
    silences.shift()
    send()
    next()
  }

  async function step(): Promise<void> {
    const seat = asked()
    const bot = seat === null ? null : bots[seat]
    if (!bot) return
    const asking = number
    const option = await bot.choose(situation(e, session.s))
    // While it thought the table may have been left, or taken back.
    if (asking === number) give(option)
  }

  /** The answer of a person that is undone first; a set that was picked at once is undone at once. */
  function lastOwn(): number {
    let at = session.by.findLastIndex((seat) => people.includes(seat))
    while (at > 0 && session.by[at - 1] === session.by[at] && isMidSet(stateAt(session, at), session.by[at] as Seat))
      at--
    return at
  }

  function give(option: Option): void {
    answer(session, option, hear)
    settle()
  }

  function settle(): void {
    keep(paperOf(session))
    for (const [seat, phase] of skipping) if (phase !== game.phase(session.s)) skipping.delete(seat)
    send()
    next()
  }

  function setEyes(eyes: Eyes): void {
    if (eyes === seen) return
    seen = eyes
    forget()
  }

  return {
    answer(of, option) {
      const decision = e.decision(now())
      if (of !== number || decision === null || decision.seat !== seen || looking !== null) return
      skipping.delete(seen)
      const chosen = decision.options[option]
      if (chosen === undefined) return
      if (silences.length > 0) goOn()
      else give(chosen)
    },
    set(of, chosen) {
      const asked = typeof seen === 'number' && silences.length === 0 ? setAsked(session.s, seen) : null
      if (of !== number || asked === null || looking !== null) return
      const picked = asked.offers.filter((_offer, i) => chosen.includes(i))
      skipping.delete(seen as Seat)
      giveSet(
        () => session.s,
        seen as Seat,
        picked,
        (option) => answer(session, option, hear),
      )
      settle()
    },
    undo(to) {
      const target = to ?? lastOwn()
      if (target < 0 || target > session.record.answers.length) return
      looking = null
      // Any undo ends all passing.
      skipping.clear()
      silences = []
      takeBack(session, target)
      // What was told before may have been of a time that is gone.
      toldLines = 0
      keep(paperOf(session))
      send()
      next()
    },
    concede(how) {
      const seat = typeof seen === 'number' ? seen : 0
      clearTimeout(timer)
      silences = []
      session.info = { ...session.info, ended: { how, seat } }
      keep(paperOf(session))
      send()
    },
    skip(on) {
      if (typeof seen !== 'number') return
      if (on) skipping.set(seen, game.phase(now()))
      else skipping.delete(seen)
      send()
      next()
    },
    stops(seat, stops) {
      const before = passesNow()
      wanted.set(seat, stops)
      if (passesNow() !== before) send()
      next()
    },
    interrupts: (seat) => interruptsIn(game, session.record.decks[seat]),
    lift() {
      const seat = asked()
      if (seat !== null && people.includes(seat)) setEyes(seat)
      send()
    },
    look(at) {
      clearTimeout(timer)
      silences = []
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
      if (change.step) void step()
      else send()
      next()
    },
    why: (thing) =>
      typeof seen === 'number' && curtain() === null && looking === null
        ? game.why(now(), seen, thing)
        : { verdicts: [], numbers: [] },
    paper: () => paperOf(session),
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
