import { type Bot, parseBot } from '@dejarik/bots'
import { type Option, type Seat, situation } from '@dejarik/kernel'
import type { Explanation, Eyes, ResultShown, Screen, Thing } from '../protocol.js'
import { cardsNamed, passing, promptFor, sheetsFor, under } from './screen.js'
import { answer, type Paper, paperOf, type Session, stateAt, takeBack, toldTo } from './session.js'
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
  /** The phase in which the person at the device passes by itself. */
  let skipping: string | null = null

  const shared = people.length > 1
  const asked = (): Seat | null => (session.info.ended ? null : (e.decision(session.s)?.seat ?? null))

  /** The person who must take the device before anything is shown. */
  const curtain = (): Seat | null => {
    const seat = asked()
    return shared && looking === null && seat !== null && people.includes(seat) && seen !== seat ? seat : null
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
    const s = looking === null ? session.s : stateAt(session, looking)
    const view = hidden === null ? e.view(s, seen) : null
    const mine = typeof seen === 'number' && looking === null && hidden === null && !session.info.ended
    const prompt = mine ? promptFor(session, s, seen as Seat, view) : null
    const all = hidden === null ? toldTo(session, seen, at) : []
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
      result: looking === null ? result() : null,
      mayUndo: session.by.some((seat) => people.includes(seat)) && looking === null,
      at,
      answers: session.record.answers.length,
      looking: looking !== null,
      guided: session.info.guided ?? false,
      skipping: skipping !== null,
      paused,
      pace,
    })
    fresh = false
  }

  /** Lets the bot that is asked answer after a moment; the same moment whatever it may do. */
  function next(): void {
    clearTimeout(timer)
    const seat = asked()
    if (looking !== null || seat === null) return
    if (people.includes(seat)) {
      if (passes() !== undefined) timer = setTimeout(pass, pace)
    } else if (!paused) timer = setTimeout(step, pace)
  }

  /** The answer that does nothing, while the person passes by itself. */
  function passes(): Option | undefined {
    if (skipping !== game.phase(session.s) || shared) skipping = null
    return skipping === null ? undefined : e.decision(session.s)?.options.find((option) => passing.has(option.do))
  }

  function pass(): void {
    const option = passes()
    if (option !== undefined) give(option)
  }

  function step(): void {
    const seat = asked()
    const bot = seat === null ? null : bots[seat]
    if (!bot) return
    give(bot.choose(situation(e, session.s)))
  }

  /** The answer of a person that is undone first; a set that was picked at once is undone at once. */
  function lastOwn(): number {
    let at = session.by.findLastIndex((seat) => people.includes(seat))
    while (at > 0 && session.by[at - 1] === session.by[at] && isMidSet(stateAt(session, at), session.by[at] as Seat))
      at--
    return at
  }

  function give(option: Option): void {
    answer(session, option)
    settle()
  }

  function settle(): void {
    keep(paperOf(session))
    if (skipping !== game.phase(session.s)) skipping = null
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
      const decision = e.decision(session.s)
      if (of !== number || decision === null || decision.seat !== seen || looking !== null) return
      skipping = null
      const chosen = decision.options[option]
      if (chosen !== undefined) give(chosen)
    },
    set(of, chosen) {
      const asked = typeof seen === 'number' ? setAsked(session.s, seen) : null
      if (of !== number || asked === null || looking !== null) return
      const wanted = asked.offers.filter((_offer, i) => chosen.includes(i))
      skipping = null
      giveSet(
        () => session.s,
        seen as Seat,
        wanted,
        (option) => answer(session, option),
      )
      settle()
    },
    undo(to) {
      const target = to ?? lastOwn()
      if (target < 0 || target > session.record.answers.length) return
      looking = null
      // Any undo ends all passing.
      skipping = null
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
      session.info = { ...session.info, ended: { how, seat } }
      keep(paperOf(session))
      send()
    },
    skip(on) {
      skipping = on ? game.phase(session.s) : null
      send()
      next()
    },
    lift() {
      const seat = asked()
      if (seat !== null && people.includes(seat)) setEyes(seat)
      send()
    },
    look(at) {
      clearTimeout(timer)
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
      if (change.step) step()
      else send()
      next()
    },
    why: (thing) =>
      typeof seen === 'number' && curtain() === null && looking === null
        ? game.why(session.s, seen, thing)
        : { verdicts: [], numbers: [] },
    paper: () => paperOf(session),
    show() {
      forget()
      send()
      next()
    },
    stop: () => clearTimeout(timer),
  }
}
