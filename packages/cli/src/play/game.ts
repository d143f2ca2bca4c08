import type { Bot } from '@dejarik/bots'
import { type Seat, situation } from '@dejarik/kernel'
import { games } from '../games.js'
import { bold } from '../paint.js'
import { terminal } from '../terminal.js'
import { count } from '../text.js'
import { adviceWords } from './advice.js'
import { ask, type Person } from './human.js'
import { answer, type Session, toldTo } from './session.js'

const curtain = '\n'.repeat(60)

/** Plays a session to its end, or until the person leaves it; true when the game is over. */
export async function playOut(session: Session, bots: readonly (Bot | null)[], person: Person): Promise<boolean> {
  const { e } = session
  const heardUpTo = new Map<Seat, number>()
  let shown: Seat | null = null
  let redraw = true
  for (let asked = e.decision(session.s); asked !== null; asked = e.decision(session.s)) {
    const { seat } = asked
    const bot = bots[session.module.playerAt?.(session.s, seat) ?? seat]
    if (bot) {
      const option = await visibly(`${session.names[seat]} is thinking…`, bot.choose(situation(e, session.s)))
      const reader = session.people[0]
      const advice = bot.why?.()
      if (advice && reader !== undefined) session.explained = adviceWords(session, advice, reader)
      answer(session, option)
      continue
    }
    if (session.people.length > 1 && shown !== null && shown !== seat && terminal().stdin.isTTY) {
      person.say(`${curtain}${session.names[seat]}, it is your turn to choose.`)
      if ((await person.lines.next('Press Enter when only you can see the screen. ')) === null) return false
    }
    tellNews(session, seat, heardUpTo, person)
    if (redraw || shown !== seat || asked.kind === 'action') {
      if (session.people.length > 1) person.say(bold(`\n${session.names[seat]}:`))
      person.say(`\n${session.module.table.draw(e.view(session.s, seat), seat, session.names)}\n`)
    }
    shown = seat
    const heard = await ask(session, seat, person)
    if (heard === 'quit') return false
    redraw = heard === 'again' || heard === 'undone'
    if (typeof heard === 'object') answer(session, heard.option)
    else if (heard === 'undone') heardUpTo.set(seat, session.told.length)
  }
  for (const seat of session.people) tellNews(session, seat, heardUpTo, person)
  return true
}

/** Nobody wonders so long whether anything goes on. */
const WONDER = 200

/** Waits for somebody who thinks; whoever sits at the screen sees that. */
async function visibly<T>(says: string, thinks: T | Promise<T>): Promise<T> {
  const { stderr } = terminal()
  if (!(thinks instanceof Promise) || !stderr.isTTY) return thinks
  let told = false
  const timer = setTimeout(() => {
    told = true
    stderr.write(says)
  }, WONDER)
  try {
    return await thinks
  } finally {
    clearTimeout(timer)
    if (told) stderr.write('\r\x1b[K')
  }
}

function tellNews(session: Session, seat: Seat, heardUpTo: Map<Seat, number>, { say }: Person): void {
  for (const line of toldTo(session, seat, heardUpTo.get(seat) ?? 0)) say(`· ${line}`)
  heardUpTo.set(seat, session.told.length)
}

/** How it ended, for whoever played. */
export function ending({ e, s, names, people, record }: Session): string {
  const result = e.result(s)
  const title = games[record.game as keyof typeof games].title
  if (result === null) return `The game of ${title} was left after ${count(record.answers.length, 'answer')}.`
  const [only] = people.length === 1 ? people : []
  const won =
    result.winner === null ? 'Nobody wins' : result.winner === only ? 'You win' : `${names[result.winner]} wins`
  return `${won}. (${result.rule}; \`dejarik rules ${result.rule}\` says more.)`
}
