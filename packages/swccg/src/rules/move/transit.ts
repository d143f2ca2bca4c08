import {
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  call,
  cardOf,
  finish,
  lives,
  NONE,
  type Option,
  pick,
  procedure,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { hostOf, isMarked, mark, place } from '../../columns.js'
import { type Of, offer } from '../../options/index.js'
import { MOVED, type State, type Table } from '../../state.js'
import { isActive } from '../card-states.js'
import { toll } from '../collapsed.js'
import { payable, useCost } from '../costs.js'
import { mayExistAt } from '../deploy/location-restrictions.js'
import { isDockingBay, isVehicle } from '../facts.js'
import { isSilenced } from '../modifiers/canceled.js'
import { forbidden, isFree } from '../modifiers/permissions.js'
import { tally } from '../modifiers/player-numbers.js'
import { isAcross } from '../undercover.js'
import { cardsIn, TABLE } from '../zones.js'
import { hasCrew, mayMove, walks } from './movers.js'

/** rules swccg.undercover-spies, swccg.seekers: they move in the opponent's turn. */
export const isItsTime = (t: Table, card: Card, seat: Seat): boolean =>
  isAcross(t, card) ? seat !== t.s.active : seat === t.s.active && isActive(t, card)

/**
 * rules swccg.docking-bay-transit, swccg.vehicles-movement: own characters and vehicles at a docking bay that have not moved and may
 * go to the other; a vehicle goes nowhere without whoever drives or pilots it.
 */
const travellers = (t: Table, seat: Seat, bay: Card, to: Card): Card[] =>
  cardsIn(t.s, seat, TABLE).filter(
    (card) =>
      hostOf(t.s, card) === bay &&
      (walks(t, card) || isVehicle(t, card)) &&
      isItsTime(t, card, seat) &&
      !isMarked(t.s, card, MOVED) &&
      hasCrew(t, card) &&
      mayMove(t, card, seat) &&
      !forbidden(t, { deed: 'transit', card, seat, at: bay }) &&
      !forbidden(t, { deed: 'move', card, seat, at: to }) &&
      mayExistAt(t, card, to),
  )

/** The docking bays to which somebody could go. rule swccg.collapsed: not from one whose text does not say the price. */
const bays = (t: Table, seat: Seat, from: Card): Card[] =>
  isSilenced(t, from)
    ? []
    : t.s.line.filter(
        (to) =>
          to !== from &&
          isDockingBay(t, to) &&
          travellers(t, seat, from, to).length > 0 &&
          payable(t, seat) >= transitCost(t, seat, from, to),
      )

/** rule swccg.docking-bay-transit: the Force that the text of the bay asks for. */
const transitCost = (t: Table, seat: Seat, bay: Card, to: Card): number =>
  toll(t, to) + (isFree(t, { deed: 'transit', card: NONE, seat, at: bay }) ? 0 : tally(t, 'transit-cost', seat, bay, 1))

export function transitOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  for (const at of t.s.line) if (isDockingBay(t, at) && bays(t, seat, at).length > 0) options.push(offer.transit(at))
  return options
}

export const beginTransit = (t: Table, seat: Seat, bay: Card): void => act(t, 'transit', seat, { bay })

export const chooseTransit = procedure<{ action: number }, State>('choose-transit', {
  where(t, f) {
    const a = actionAt(t, f.action)
    ask(
      t,
      a.by,
      'transit-to',
      bays(t, a.by, a.bay as Card).map((at) => offer.to({ at })),
    )
  },
  who(t, f, answer: Of<'to', 'at'>) {
    const a = actionAt(t, f.action)
    a.to = answer.at
    const from = travellers(t, a.by, a.bay as Card, a.to as Card)
    call(t, pick, { seat: a.by, from, min: 1, max: from.length, as: 'card', about: 'transit' })
  },
  chosen(t, f) {
    const a = actionAt(t, f.action)
    a.cards = (f.result as Card[]).map((card) => refOf(t.s, card))
    finish(t, f, a.cards.length > 0)
  },
})

export const travel = procedure<{ action: number }, State>('travel', {
  move(t, f) {
    const a = actionAt(t, f.action)
    for (const ref of a.cards as number[]) {
      if (!lives(t.s, ref)) continue
      const card = cardOf(ref)
      mark(t.s, card, MOVED)
      place(t.s, card, a.to as Card)
      t.watch?.({ is: 'moved', seat: a.by, card, how: 'transit', host: a.to as Card })
    }
  },
})

export const transitRule: ActionRule<State> = {
  targets: chooseTransit,
  costs: (t, f) => useCost(f.by, transitCost(t, f.by, f.bay, f.to as Card)),
  result: travel,
  completed(_t, f) {
    return (f.cards as number[]).map((ref) => ({
      on: 'just-move',
      by: f.by,
      at: NONE,
      ref,
      from: f.bay as Card,
      to: f.to as Card,
      location: f.to as Card,
    }))
  },
}
