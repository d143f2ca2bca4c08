import { type CoreState, editsIn, type Seat } from '@dejarik/kernel'
import type { Eyes, PlayerShown, ResultShown, Screen } from '../protocol.js'
import type { LessonShown } from '../protocol-lessons.js'
import { chairsOf } from './chairs.js'
import { placeOf } from './passing.js'
import { type Proposal, proposalLine } from './proposal.js'
import { cardsNamed, promptFor, sheetsFor, under } from './screen.js'
import { type Session, stateAt, toldTo } from './session.js'
import { isTaught, lessonShown } from './teaching.js'

/** What the driver says of the moment that is shown. */
export interface Moment
  extends Pick<Screen, 'number' | 'curtain' | 'asked' | 'passing' | 'skipping' | 'paused' | 'pace' | 'refused'> {
  readonly eyes: Eyes
  /** The table as it is shown now. */
  readonly s: CoreState
  /** So many things that happened are told by now; all of them when absent. */
  readonly told: number | undefined
  /** The answer that is looked at; null: now. */
  readonly looking: number | null
  readonly proposal: Proposal | null
  /** What was tried in a lesson before its time. */
  readonly wrong: LessonShown['wrong']
}

/** What was sent to the page before: lines of the log and sheets of cards are sent once. */
export interface Sent {
  cards: Set<string>
  lines: number
  fresh: boolean
}

export const nothingSent = (): Sent => ({ cards: new Set(), lines: 0, fresh: true })

/** Who sits at each seat. */
function playersAt(session: Session, s: CoreState): PlayerShown[] {
  const chairs = chairsOf(session, s)
  return session.info.players.map((_player, seat) => ({
    ...session.info.players[chairs?.[seat] ?? seat]!,
    deck: (session.record.decks[seat] as { name: string }).name,
    ...(chairs === null ? {} : { player: chairs[seat] as number }),
  }))
}

export function resultOf({ game, info, names, s }: Session): ResultShown | null {
  const { ended } = info
  // Of two, the other; where more play, nobody has won by that alone.
  const winnerBut = (seat: Seat): Seat | null => (names.length === 2 ? 1 - seat : null)
  if (ended) return { winner: ended.how === 'draw' ? null : winnerBut(ended.seat), rule: '', how: ended.how }
  const over = game.engine.result(s)
  return over === null ? null : { winner: over.winner, rule: over.rule }
}

/** The table as one pair of eyes sees it; notes what it sends. */
export function screenOf(session: Session, sent: Sent, m: Moment): Screen {
  const { game, info, record, people } = session
  const { eyes, looking, proposal } = m
  const at = looking ?? record.answers.length
  const s = looking === null ? m.s : stateAt(session, looking)
  const isSeen = m.curtain === null
  const view = isSeen ? game.engine.view(s, eyes) : null
  const mine = typeof eyes === 'number' && looking === null && isSeen && !info.ended
  const line = proposal === null || !isSeen ? null : proposalLine(session, proposal, eyes)
  const prompt = mine && !m.passing && proposal === null ? promptFor(session, s, eyes, view) : null
  const all = isSeen ? toldTo(session, eyes, at, looking === null ? m.told : undefined) : []
  // Lines are only added as a game goes on; after going back they are sent again.
  const from = all.length < sent.lines || sent.fresh ? 0 : sent.lines
  const lines = all.slice(from)
  const named = [...lines, ...(line === null ? [] : [line])].flatMap(({ args }) => cardsNamed(Object.values(args)))
  const offered = prompt?.tray.map(({ id }) => id) ?? []
  const { number, curtain, asked, skipping, paused, pace, refused } = m
  const screen: Screen = {
    number,
    game: game.id,
    format: record.format,
    players: playersAt(session, s),
    eyes,
    curtain,
    fresh: sent.fresh,
    view,
    asked,
    prompt,
    log: { from, lines },
    cards: sheetsFor(session, [...under(view, 'id'), ...offered, ...named], sent.cards),
    result: looking === null && m.told === undefined ? resultOf(session) : null,
    mayUndo: session.by.some((player) => people.includes(player)) && looking === null && proposal === null,
    at,
    answers: record.answers.length,
    looking: looking !== null,
    guided: info.guided ?? false,
    lesson: looking === null ? lessonShown(session, m.wrong) : null,
    proposal:
      line === null ? null : { line, draw: proposal?.edit === null, asked: proposal?.waiting.length !== 0 && mine },
    refused: isSeen ? refused : null,
    edits: editsIn({ answers: record.answers.slice(0, at) }).length,
    mayEdit:
      mine && !isTaught(session) && proposal === null && m.told === undefined && game.engine.decision(s) !== null,
    place: typeof eyes === 'number' && isSeen ? placeOf(game, s, eyes) : '',
    passing: m.passing && asked === eyes,
    skipping,
    paused,
    pace,
  }
  sent.lines = all.length
  sent.fresh = false
  return screen
}
