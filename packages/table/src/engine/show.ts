import { type CoreState, editsIn, nth } from '@dejarik/kernel'
import type { Eyes, PlayerShown, Screen } from '../protocol.js'
import type { LessonShown } from '../protocol-lessons.js'
import { type Counting, momentsOf, stateOf } from './moments.js'
import { placeOf } from './passing.js'
import { chairsOf } from './players.js'
import { type Proposal, proposalLine } from './proposal.js'
import { resultOf } from './result.js'
import { cardsNamed, promptFor, sheetsFor, under } from './screen.js'
import { type Session, toldTo } from './session.js'
import { isTaught, lessonShown } from './teaching.js'

/** What the driver says of the moment that is shown. */
export interface Moment
  extends Pick<Screen, 'number' | 'curtain' | 'asked' | 'passing' | 'skipping' | 'paused' | 'pace' | 'refused'> {
  readonly eyes: Eyes
  /** The table as it is shown now. */
  readonly s: CoreState
  /** A chance that goes by is shown: what had happened by then, and how many moments there were. */
  readonly silence: { readonly told: number; readonly moments: number } | undefined
  /** Which moments these eyes count. */
  readonly counting: Counting
  /** The moment that is looked at; null: now. */
  readonly looking: number | null
  readonly proposal: Proposal | null
  /** What was tried in a lesson before its time. */
  readonly wrong: LessonShown['wrong']
}

/** What was sent to the page before: lines of the log and sheets of cards are sent once. */
export interface Sent {
  cards: Set<string>
  lines: number
  /** By whose count. */
  counting: Counting | null
  fresh: boolean
}

export const nothingSent = (): Sent => ({ cards: new Set(), lines: 0, counting: null, fresh: true })

/** Who sits at each seat. What a deck is called may tell what is in it: others hear of it when nothing is hidden. */
function playersAt(session: Session, s: CoreState, { eyes, counting }: Moment): PlayerShown[] {
  const chairs = chairsOf(session, s)
  return session.info.players.map((_player, seat) => ({
    ...session.info.players[chairs?.[seat] ?? seat]!,
    deck: seat === eyes || counting === 'all' ? (session.record.decks[seat] as { name: string }).name : '',
    ...(chairs === null ? {} : { player: nth(chairs, seat) }),
  }))
}

/** The table as one pair of eyes sees it; notes what it sends. */
export function screenOf(session: Session, sent: Sent, m: Moment): Screen {
  const { game, info, record, people } = session
  const { eyes, looking, proposal, silence, counting } = m
  const moments = momentsOf(session, counting, silence?.moments)
  const at = looking ?? moments.length
  const moment = moments[at]
  const s = moment === undefined ? m.s : stateOf(session, moment)
  const isSeen = m.curtain === null
  const view = isSeen ? game.engine.view(s, eyes) : null
  const mine = typeof eyes === 'number' && looking === null && isSeen && !info.ended
  const line = proposal === null || !isSeen ? null : proposalLine(session, proposal, eyes)
  const prompt = mine && !m.passing && proposal === null ? promptFor(session, s, eyes, view) : null
  const all = isSeen ? toldTo(session, eyes, counting, silence?.told).filter((each) => each.at <= at) : []
  // Lines are only added as a game goes on; after going back, and where they count otherwise, they are sent again.
  const from = all.length < sent.lines || sent.fresh || sent.counting !== counting ? 0 : sent.lines
  const lines = all.slice(from)
  const named = [...lines, ...(line === null ? [] : [line])].flatMap(({ args }) => cardsNamed(Object.values(args)))
  const offered = prompt?.tray.map(({ id }) => id) ?? []
  const { number, curtain, asked, skipping, paused, pace, refused } = m
  const screen: Screen = {
    number,
    game: game.id,
    format: record.format,
    players: playersAt(session, s, m),
    eyes,
    curtain,
    fresh: sent.fresh,
    view,
    asked,
    prompt,
    log: { from, lines },
    cards: sheetsFor(session, [...under(view, 'id'), ...offered, ...named], sent.cards),
    result: looking === null && silence === undefined ? resultOf(session) : null,
    mayUndo: moments.some(({ by }) => people.includes(by)) && looking === null && proposal === null,
    at,
    moments: moments.length,
    recorded: counting === 'all' ? record.answers.length : null,
    looking: looking !== null,
    guided: info.guided ?? false,
    lesson: looking === null ? lessonShown(session, m.wrong) : null,
    proposal:
      line === null ? null : { line, draw: proposal?.edit === null, asked: proposal?.waiting.length !== 0 && mine },
    refused: isSeen ? refused : null,
    edits: editsIn({ answers: record.answers.slice(0, moment?.after) }).length,
    mayEdit:
      // Only at one's own question: at another's it would tell whether there is anything to choose.
      mine && !isTaught(session) && proposal === null && game.engine.decision(s)?.seat === eyes,
    place: typeof eyes === 'number' && isSeen ? placeOf(game, s, eyes) : '',
    passing: m.passing && asked === eyes,
    skipping,
    paused,
    pace,
  }
  sent.lines = all.length
  sent.counting = counting
  sent.fresh = false
  return screen
}
