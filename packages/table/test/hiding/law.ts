import { askAgain, generator, type Seat, tableOf } from '@dejarik/kernel'
import type { GameOfTable } from '../../src/engine/game.js'
import { answer, type Session } from '../../src/engine/session.js'
import type { GameId } from '../../src/protocol.js'
import { hintTo, repliesTo, worldOf } from './replies.js'
import { Scan } from './scan.js'
import { below, fork, Leak, mustEqual, screenFor, sitDown } from './sitting.js'
import { twoTables } from './two-tables.js'

export interface Sampling {
  /** Looks at every so many questions. */
  readonly every: number
  /** Plays on for so many answers, in this world and in so many others. */
  readonly onward: number
  readonly worlds: number
  /** Asks for a hint at every so many looks. */
  readonly hints: number
  /** Looks at so many screens at most. */
  readonly screens: number
}

export interface Tally {
  screens: number
  replies: number
  hints: number
  /** Screens compared while two worlds played on. */
  onward: number
  /** Moments at which there was something to choose in one of them alone. */
  apart: number
  /** Texts read for names. */
  strings: number
}

export const nothingYet = (): Tally => ({ screens: 0, replies: 0, hints: 0, onward: 0, apart: 0, strings: 0 })

/** Compares all that one seat is sent now with what it would be sent in a world that it cannot tell apart. */
async function lookAt(session: Session, seat: Seat, seed: string, scan: Scan, n: number, how: Sampling, tally: Tally) {
  const { engine } = session.game
  const there = fork(session, worldOf(session, seat, `world ${seed}`))
  // What the seat itself is asked must follow from what it knows: it is put anew.
  if (there.s.decision?.seat === seat) askAgain(tableOf(engine, there.s))
  const screen = screenFor(session, seat)
  mustEqual(`The screen of seat ${seat}`, screen, screenFor(there, seat))
  scan.look('the screen', screen, session.s, seat)
  tally.screens++
  const others = repliesTo(there, seat, screen)
  for (const [name, reply] of repliesTo(session, seat, screen)) {
    mustEqual(`The reply to '${name}' of seat ${seat}`, reply, others.get(name))
    scan.look(`the reply to '${name}'`, reply, session.s, seat)
    tally.replies++
  }
  if (session.s.decision?.seat === seat && n % how.hints === 0) {
    const hint = await hintTo(session, seat)
    mustEqual(`A hint to seat ${seat}`, hint, await hintTo(there, seat))
    scan.look('a hint', hint, session.s, seat)
    tally.hints++
  }
  for (let i = 0; i < how.worlds; i++) {
    const other = i === 0 ? there.s : worldOf(session, seat, `world ${i} ${seed}`)
    const { screens, apart } = twoTables(session, other, seat, how.onward, generator(`onward ${i} ${seed}`))
    tally.onward += screens
    tally.apart += apart
  }
}

/** Plays one game at random, with these people at the table, and holds everything that leaves the engine to the law. */
export async function hidingAtTable(
  id: GameId,
  seed: string,
  people: readonly Seat[],
  how: Sampling,
  tally: Tally = nothingYet(),
  change: (game: GameOfTable) => GameOfTable = (game) => game,
): Promise<Tally> {
  const g = generator(`table ${seed}`)
  const begun = await sitDown(id, seed, people, g)
  const scan = new Scan(begun)
  const game = change(begun.game)
  const session: Session = {
    ...begun,
    game: {
      ...game,
      tell(s, event, eyes) {
        scan.note(s)
        return game.tell(s, event, eyes)
      },
    },
  }
  scan.note(session.s)
  for (let n = 0; session.s.decision !== null && n < 3000; n++) {
    if (n % how.every === 0)
      for (const seat of people) {
        if (tally.screens >= how.screens) return tally
        const read = scan.strings
        try {
          await lookAt(session, seat, `${seed} ${n} ${seat}`, scan, n / how.every, how, tally)
        } catch (error) {
          if (!(error instanceof Leak)) throw error
          const { kind, seat: asked } = session.s.decision
          throw new Leak(`${id} ${seed}, after ${n} answers, where seat ${asked} is asked '${kind}': ${error.message}`)
        } finally {
          tally.strings += scan.strings - read
        }
      }
    const { options } = session.s.decision
    answer(session, options[below(g, options.length)]!)
    scan.note(session.s)
  }
  return tally
}
