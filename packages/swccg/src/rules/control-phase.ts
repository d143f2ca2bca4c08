import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  call,
  finish,
  granted,
  NONE,
  no,
  type Occurrence,
  type Option,
  type Part,
  procedure,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { isMarked, mark } from '../columns.js'
import { offer } from '../options/index.js'
import { DRAINED, other, type State, type Table } from '../state.js'
import { cardsAt } from './card-states.js'
import { payable, useCost } from './costs.js'
import { isCharacter, isDevice, isStarship, isVehicle, isWeapon, sideOf } from './facts.js'
import { forceIcons } from './generation.js'
import { loseForce } from './lose-force.js'
import { modifiersForSeat } from './modifiers/modifiers.js'
import { forbidden } from './modifiers/permissions.js'
import { appliesAt } from './modifiers/places.js'
import { tally } from './modifiers/player-numbers.js'
import { ruleSubject } from './modifiers/subjects.js'
import { controlsToDrain, isSpiedOn } from './presence.js'
import { expire } from './turn.js'

const DRAINED_FROM_RESERVE = ruleSubject('drained-from-reserve')

/** Cards that take part in a drain: each in one a turn. rule swccg.force-drain */
const drainers = (t: Table, seat: Seat, at: Card): Card[] =>
  cardsAt(t, seat, at).filter(
    (card) =>
      isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card) || isWeapon(t, card) || isDevice(t, card),
  )

/** What it costs to drain there: nothing, unless a card says so. */
const drainCost = (t: Table, seat: Seat, at: Card): number => tally(t, 'drain-cost', seat, at, 0)

/**
 * How much Force a drain there makes the opponent lose; what changes generation does not change it. rules swccg.force-drain,
 * swccg.force-drain-modifier, swccg.force-drain-bonus, swccg.force-drains-vs-generation, swccg.opponents-drain-modifiers
 */
export const drainAmount = (t: Table, seat: Seat, at: Card, parts: Part[] | null = null, later = 0): number =>
  tally(t, 'drain', seat, at, forceIcons(t, at, sideOf(other(seat))), parts, later)

/** rule swccg.force-drain: once each control phase at each location that one controls. */
export function mayDrain(t: Table, seat: Seat, at: Card, why: Why = null): boolean {
  const { s } = t
  if (why !== null && (s.phase !== 'control' || s.active !== seat))
    no(why, 'swccg.control-phase', 'it is not your control phase')
  if (s.drained.includes(at) && no(why, 'swccg.force-drain', 'there was a drain there this turn')) return false
  if (!controlsToDrain(t, seat, at) && no(why, 'swccg.force-drain', 'you do not control it')) return false
  if (isSpiedOn(t, other(seat), at) && no(why, 'swccg.undercover-spies', 'a spy of the opponent is there')) return false
  if (forbidden(t, { deed: 'drain', card: NONE, seat, at }) && no(why, 'swccg.never', 'a card forbids it')) return false
  const tired = drainers(t, seat, at).some((card) => isMarked(s, card, DRAINED))
  if (tired && no(why, 'swccg.force-drain', 'a card there took part in a drain this turn')) return false
  if (payable(t, seat) < drainCost(t, seat, at) && no(why, 'swccg.paying-costs', 'it cannot be paid for')) return false
  return granted(why)
}

export const drainOptions = (t: Table, seat: Seat): Option[] =>
  seat === t.s.active ? t.s.line.filter((at) => mayDrain(t, seat, at)).map(offer.drain) : []

export const beginDrain = (t: Table, seat: Seat, at: Card): void => act(t, 'drain', seat, { location: at })

export const drain = procedure<{ action: number }, State>('drain', {
  lose(t, f) {
    const a = actionAt(t, f.action)
    // rule swccg.react: a react that brings presence cancels it.
    if (!controlsToDrain(t, a.by, a.location)) {
      a.outcome = 'cancelled'
      finish(t, f)
      return
    }
    const amount = drainAmount(t, a.by, a.location, null, a.adjusted)
    const n = tally(t, 'force-loss', other(a.by), a.location, amount)
    t.watch?.({ is: 'drained', seat: a.by, at: a.location, n })
    const from = modifiersForSeat(t, DRAINED_FROM_RESERVE, other(a.by)).some((each) => appliesAt(t, each, a.location))
    call(t, loseForce, { seat: other(a.by), n, cause: 'drain', ...(from ? { from: 'reserve' } : {}) })
  },
  done(t, f) {
    actionAt(t, f.action).lost = f.result
  },
})

export const drainRule: ActionRule<State> = {
  conditions: (t, f) => mayDrain(t, f.by, f.location),
  costs: (t, f) => useCost(f.by, drainCost(t, f.by, f.location)),
  initiated(t, f) {
    const { s } = t
    s.drained.push(f.location)
    for (const card of drainers(t, f.by, f.location)) mark(s, card, DRAINED)
    t.watch?.({ is: 'drain', seat: f.by, at: f.location })
    // rule swccg.timing-drain-responses: it is responded to before its result.
    return [{ on: 'just-drain', by: f.by, at: s.stack.lastIndexOf(f), location: f.location }]
  },
  result: drain,
  completed: (_t, f): Occurrence[] => [{ on: 'just-drained', by: f.by, at: NONE, location: f.location, n: f.lost }],
  ended: (t) => expire(t, 'drain'),
}
