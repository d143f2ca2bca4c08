import {
  type ActionRule,
  act,
  actionAt,
  type Card,
  controllerOf,
  NONE,
  type Option,
  procedure,
  type Seat,
} from '@dejarik/kernel'
import { hostOf, place } from '../../columns.js'
import { offer } from '../../options/index.js'
import type { State, Table } from '../../state.js'
import { isActive, isPresentWith, locationOf } from '../card-states.js'
import { payable, useCost } from '../costs.js'
import { isDevice, isWeapon } from '../facts.js'
import { modifiersOf } from '../modifiers/modifiers.js'
import { forbidden, isFree } from '../modifiers/permissions.js'
import { deedSubject } from '../modifiers/subjects.js'
import { cardsIn, TABLE } from '../zones.js'
import { places } from './places.js'
import { isUnit } from './places-for-units.js'

const FREE_TRANSFER = deedSubject('free', 'transfer')

/** rules swccg.weapons-transferring, swccg.devices: to another of one's cards present, for its deploy cost, by its restrictions. */
function transfers(t: Table, seat: Seat, card: Card): { to: Card; cost: number }[] {
  const bearer = hostOf(t.s, card)
  if (
    bearer === NONE ||
    controllerOf(t.s, bearer) !== seat ||
    !isActive(t, card) ||
    forbidden(t, { deed: 'transfer', card, seat, at: locationOf(t, card) })
  )
    return []
  // Who could take it is present with who has it now.
  const near = cardsIn(t.s, seat, TABLE).filter((each) => isUnit(t, each) && isPresentWith(t, each, bearer))
  if (near.length === 0) return []
  const rich = payable(t, seat)
  const found: { to: Card; cost: number }[] = []
  const consider = (host: Card, cost: number): void => {
    if (cost <= rich && near.includes(host) && !found.some(({ to }) => to === host)) found.push({ to: host, cost })
  }
  const at = locationOf(t, card)
  // rule swccg.free: a text may let it go over for nothing, to whom it says.
  if (modifiersOf(t, FREE_TRANSFER).length > 0)
    for (const { host } of places(t, card, seat, null, true, near))
      if (host !== NONE && isFree(t, { deed: 'transfer', card, seat, at, what: host })) consider(host, 0)
  for (const { host, cost } of places(t, card, seat, null, false, near)) consider(host, cost)
  return found
}

export function transferOptions(t: Table, seat: Seat): Option[] {
  if (seat !== t.s.active) return []
  const options: Option[] = []
  for (const card of cardsIn(t.s, seat, TABLE))
    if (isWeapon(t, card) || isDevice(t, card))
      for (const { to } of transfers(t, seat, card)) options.push(offer.transfer(card, to))
  return options
}

export const beginTransfer = (t: Table, seat: Seat, card: Card, to: Card): void =>
  act(t, 'transfer', seat, { card, to })

export const handOver = procedure<{ action: number }, State>('hand-over', {
  give(t, f) {
    const { card, to, by } = actionAt(t, f.action)
    place(t.s, card, to)
    t.watch?.({ is: 'transferred', seat: by, card, host: to })
  },
})

export const transferRule: ActionRule<State> = {
  costs(t, f) {
    const found = transfers(t, f.by, f.card).find(({ to }) => to === f.to)
    return useCost(f.by, found?.cost ?? 0)
  },
  result: handOver,
}
