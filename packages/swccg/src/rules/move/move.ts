import {
  type Action,
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  call,
  finish,
  granted,
  NONE,
  no,
  type Occurrence,
  type Option,
  procedure,
  type Reason,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { hostOf, mark, place, roleOf } from '../../columns.js'
import { type Of, offer } from '../../options/index.js'
import { MOVED, type State, type Table } from '../../state.js'
import { joinBattle } from '../battle/participants.js'
import { trappedIn } from '../captured-ships.js'
import { isActive, locationOf } from '../card-states.js'
import { payable, useCost } from '../costs.js'
import { isCharacter, isCreature, isStarship, isVehicle } from '../facts.js'
import { hasRule } from '../modifiers/permissions.js'
import { isFlownBySpy } from '../piloting.js'
import { isAcross, isSeeker, isUndercover } from '../undercover.js'
import { cardsIn, TABLE } from '../zones.js'
import { boardReacting, noteReacted } from './boarding-in-reacts.js'
import { type How, isRegular, mayMove, type Route } from './movers.js'
import { directRoutes, hasMoved, isSeated, otherSeats, routes, seatPartners } from './routes.js'
import { chooseRiders, rideAlong } from './shuttle-riders.js'

export interface Moving extends Action {
  route?: Route
  /** By an effect: as an unlimited move, free, and only to some places. */
  unlimited?: boolean
  free?: boolean
  only?: Card[]
  how?: How[]
  /** However far they are. */
  directly?: boolean
  /** Away from this location. */
  away?: Card
  from?: Card
  /** Who goes with it in the same shuttle vehicle. rule swccg.shuttle-vehicles */
  riders?: Ref[]
  /** It takes part in the battle where it comes to. */
  joins?: boolean
}

export const moves = (t: Table, card: Card): boolean =>
  isCharacter(t, card) ||
  isVehicle(t, card) ||
  isStarship(t, card) ||
  isCreature(t, card) ||
  hasRule(t, 'moves-like-character', card) ||
  isSeeker(t, card)

/** The routes open to this move. */
export function openRoutes(
  t: Table,
  a: Pick<Moving, 'card' | 'by' | 'unlimited' | 'free' | 'only' | 'how' | 'directly' | 'away'>,
): Route[] {
  if (a.directly && !a.unlimited && hasMoved(t, a.card)) return []
  const rich = payable(t, a.by)
  // An unlimited move is none of its regular moves. rule swccg.movement-unlimited
  const regular = a.unlimited || !hasMoved(t, a.card)
  const found = a.directly ? directRoutes(t, a.card, a.by, a.only ?? []) : routes(t, a.card, a.by, regular)
  const open: Route[] = []
  for (const route of found)
    if ((a.free || route.cost <= rich) && isMeant(t, a, route)) open.push(a.free ? { ...route, cost: 0 } : route)
  return open
}

/** Is it one of the ways, and to one of the places, that whoever moves it means? */
function isMeant(t: Table, a: Pick<Moving, 'only' | 'how' | 'away'>, { host, how }: Route): boolean {
  if (a.how !== undefined && !a.how.includes(how)) return false
  if (a.away !== undefined && locationOf(t, host) === a.away) return false
  return a.only === undefined || a.only.includes(locationOf(t, host)) || a.only.includes(host)
}

/** Is there any way for it to move by itself? */
const hasRoute = (t: Table, card: Card, seat: Seat): boolean => {
  const rich = payable(t, seat)
  return routes(t, card, seat, !hasMoved(t, card), rich).some(({ cost }) => cost <= rich)
}

/**
 * rules swccg.move-phase, swccg.undercover-spies: everybody who may move; a spy undercover moves in the opponent's move
 * phase, and with it the starship that it flies for the opponent.
 */
export function moveOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  for (const card of cardsIn(t.s, seat, TABLE)) {
    if ((seat === t.s.active) === isAcross(t, card) || !mayStir(t, card)) continue
    if (!moves(t, card)) continue
    if (hasRoute(t, card, seat)) options.push(offer.move(card))
  }
  if (seat !== t.s.active)
    for (const ship of cardsIn(t.s, t.s.active, TABLE))
      if (isFlownBySpy(t, ship, seat) && hasRoute(t, ship, seat)) options.push(offer.move(ship))
  return options
}

/** Active, undercover, or trapped in a captured starship. */
const mayStir = (t: Table, card: Card): boolean =>
  isActive(t, card) || isUndercover(t, card) || trappedIn(t, card) !== NONE

/** May this card move now? If not, why? */
export function mayMoveNow(t: Table, seat: Seat, card: Card, why: Reason[]): boolean {
  const ownTime = t.s.phase === 'move' && (seat === t.s.active) !== isAcross(t, card)
  if (!ownTime) no(why, 'swccg.move-phase', 'it is not the time for it to move')
  if (hasMoved(t, card)) no(why, 'swccg.movement-regular', 'it has moved this turn')
  if (!mayMove(t, card, seat)) no(why, 'swccg.cannot-move', 'it cannot move')
  if (!hasRoute(t, card, seat)) no(why, 'swccg.movement', 'there is nowhere it could go, or not enough Force')
  return granted(why)
}

/** rule swccg.pilot: seats are changed at any time in one's own deploy or move phase, by spies undercover when they move. */
export function seatOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  for (const card of cardsIn(t.s, seat, TABLE))
    if (isSeated(t, card) && isTimeToReseat(t, seat, card)) {
      for (const as of otherSeats(t, card)) options.push(offer.reseat(card, as))
      for (const other of seatPartners(t, card))
        if (isTimeToReseat(t, seat, other)) options.push(offer.reseat(card, roleOf(t.s, other), other))
    }
  return options
}

/** Changes places aboard, where all are taken with another. */
export function reseat(t: Table, seat: Seat, { card, as, with: other }: Of<'reseat'>): void {
  if (other !== undefined) place(t.s, other, hostOf(t.s, card), roleOf(t.s, card))
  place(t.s, card, hostOf(t.s, card), as)
  t.watch?.({ is: 'reseated', seat, card })
}

const isTimeToReseat = (t: Table, seat: Seat, card: Card): boolean =>
  isUndercover(t, card) ? seat !== t.s.active && t.s.phase === 'move' : seat === t.s.active && isActive(t, card)

export const beginMoving = (t: Table, seat: Seat, card: Card, more: Partial<Moving> = {}): void =>
  act(t, 'move', seat, { card, ...more })

/** Is it a move of the move phase, and not one that a text makes? */
const isOwnMove = (a: Moving): boolean =>
  !a.unlimited && !a.free && a.only === undefined && a.how === undefined && a.away === undefined && a.react !== true

export const chooseRoute = procedure<{ action: number }, State>('choose-route', {
  choose(t, f) {
    const a = actionAt(t, f.action) as Moving
    const open = openRoutes(t, a)
    if (open.length === 0) finish(t, f, false)
    else ask(t, a.by, 'move-to', open.map(offer.to), { about: { card: a.card } })
  },
  chosen(t, f, { do: _, ...route }: Of<'to', 'host' | 'as' | 'cost'> & Pick<Route, 'how'>) {
    const a = actionAt(t, f.action) as Moving
    a.route = route
    if (route.shuttle !== undefined && isOwnMove(a)) call(t, chooseRiders, { action: f.action })
  },
  done(t, f) {
    finish(t, f, true)
  },
})

export const arrive = procedure<{ action: number }, State>('arrive', {
  boardBefore(t, f) {
    const a = actionAt(t, f.action) as Moving
    if (a.react === true) call(t, boardReacting, { seat: a.by, ship: a.card, before: true })
  },
  move(t, f) {
    const a = actionAt(t, f.action) as Moving
    const { host, as, how, shuttle } = a.route as Route
    if (isRegular(how) && !a.unlimited) mark(t.s, a.card, MOVED)
    if (shuttle !== undefined) mark(t.s, shuttle, MOVED)
    place(t.s, a.card, host, as)
    t.watch?.({ is: 'moved', seat: a.by, card: a.card, how, host })
    rideAlong(t, a)
    if (a.joins) joinBattle(t, a.card)
    if (a.react !== true) return
    noteReacted(t, a.card)
    joinBattle(t, a.card)
    // Those already there have not reacted, and are in the battle.
    call(t, boardReacting, { seat: a.by, ship: a.card })
  },
})

/** rule swccg.movement: one card moves, and carries along whatever is on it. */
export const moveRule: ActionRule<State> = {
  conditions: (t, f) => openRoutes(t, f as Moving).length > 0,
  targets: chooseRoute,
  costs: (t, f) => {
    const a = f as Moving
    a.from = locationOf(t, a.card)
    return useCost(a.by, (a.route as Route).cost)
  },
  initiated(t, f) {
    const { route, card, by, from } = f as Moving
    const about: Occurrence = { on: 'about-move', by, at: t.s.stack.lastIndexOf(f), ref: refOf(t.s, card), from }
    const all = (route as Route).how === 'hyperspeed' ? [{ ...about, on: 'about-hyperspace' }, about] : [about]
    return f.react === true ? [...all, { ...about, on: 'just-react' }] : all
  },
  result: arrive,
  completed(t, f) {
    const a = f as Moving
    const location = locationOf(t, a.card)
    const moved = [refOf(t.s, a.card), ...(a.riders ?? [])].map((ref) => ({
      on: 'just-move',
      by: a.by,
      at: NONE,
      ref,
      from: a.from,
      to: location,
      location,
    }))
    return location === a.from ? [] : moved
  },
}
