import { ask, type Card, finish, goto, NONE, type Option, openWindow, procedure, type Seat, top } from '@dejarik/kernel'
import { type Of, offer } from '../options/index.js'
import type { State, Table } from '../state.js'
import { surfacing } from './insert-cards.js'
import { loseUnit } from './life-force.js'
import { cardsIn, DESTINY, FORCE, HAND, RESERVE, surfaced, USED, type ZoneName, zone, zoneNames } from './zones.js'

export interface Losing {
  seat: Seat
  /** Units still to be lost. */
  n: number
  /** A prescribed source: as much as possible comes from there. rule swccg.losing-force-from-x */
  from?: ZoneName
  /** What it is for: 'drain', 'damage', 'cost' … Force lost as a cost is not reduced. rule swccg.paying-costs */
  cause: string
  /** Units lost so far. */
  lost?: number
  /** The cards lost, for what looks at them. */
  cards?: Card[]
}

const piles = [RESERVE, FORCE, USED] as const

/** The units that may be lost next: cards in hand, the tops of three piles, the newest unresolved destiny. */
export function losable(t: Table, seat: Seat, from?: ZoneName): Option[] {
  const { s } = t
  const options: Option[] = []
  const wanted = from === undefined ? NONE : zoneNames.indexOf(from)
  const open = (which: number): boolean => wanted === NONE || wanted === which
  for (const which of piles) {
    const card = top(s, zone(seat, which))
    if (!open(which) || card === NONE || (which === RESERVE && surfaced(s, seat) !== NONE)) continue
    options.push(offer.lose({ from: zoneNames[which] as string }))
  }
  if (open(HAND)) for (const card of cardsIn(s, seat, HAND)) options.push(offer.lose({ card }))
  const drawn = top(s, zone(seat, DESTINY))
  if (open(DESTINY) && drawn !== NONE) options.push(offer.lose({ card: drawn }))
  return options
}

/** rule swccg.losing-force: one card at a time, each of the player's choice. Returns how much was lost. */
export const loseForce = procedure<Losing, State>('lose-force', {
  must(t, f) {
    f.lost = 0
    // rule swccg.starting-general-rules: before the game no Force is lost.
    if (t.s.phase === 'starting') f.n = 0
    if (f.n > 0 && f.cause !== 'cost') {
      const about = {
        on: 'about-lose-force',
        by: 1 - f.seat,
        at: t.s.stack.lastIndexOf(f),
        seat: f.seat,
        cause: f.cause,
      }
      openWindow(t, [about], f.seat)
    }
  },
  choose(t, f) {
    if (f.n <= 0) {
      finish(t, f, f.lost)
      return
    }
    let options = losable(t, f.seat, f.from)
    if (options.length === 0 && f.from !== undefined) options = losable(t, f.seat)
    if (options.length === 0) finish(t, f, f.lost)
    else ask(t, f.seat, 'lose', options, { about: { n: f.n, cause: f.cause }, rule: 'swccg.losing-force' })
  },
  lose(t, f, answer: Of<'lose'>) {
    const card =
      answer.card === undefined ? top(t.s, zone(f.seat, zoneNames.indexOf(answer.from as ZoneName))) : answer.card
    f.n--
    f.lost = (f.lost ?? 0) + 1
    loseUnit(t, card)
    f.cards = [...(f.cards ?? []), card]
    const at = t.s.stack.lastIndexOf(f)
    openWindow(t, [{ on: 'just-lose-force', by: f.seat, at, card, cause: f.cause, seat: f.seat }, ...surfacing(t)])
  },
  next(_t, f) {
    goto(f, 'choose')
  },
})
