import {
  type ActionRule,
  act,
  actionAt,
  ask,
  type Card,
  cardOf,
  controllerOf,
  finish,
  goto,
  lives,
  NONE,
  type Option,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { hostOf, place } from '../../columns.js'
import { type Of, offer } from '../../options/index.js'
import type { State, Table } from '../../state.js'
import { rolesAboard } from '../capacity.js'
import { directlyOn, isActive } from '../card-states.js'
import { payable, useCost } from '../costs.js'
import { hasTrait, isLocation, isSite, isStarship, isVehicle } from '../facts.js'
import { isPiloted } from '../piloting.js'
import { cardsIn, TABLE } from '../zones.js'
import { mayMove, walks } from './movers.js'
import { isItsTime } from './transit.js'

const docks = (t: Table, ship: Card): boolean => hasTrait(t, ship, 'ship-docking capability') && isPiloted(t, ship)

/** Own starships at systems and sectors. */
function ships(t: Table, seat: Seat): Card[] {
  const found: Card[] = []
  for (const card of cardsIn(t.s, seat, TABLE)) {
    const host = hostOf(t.s, card)
    if (!isStarship(t, card) || host === NONE || !isLocation(t, host) || isSite(t, host)) continue
    if (isActive(t, card)) found.push(card)
  }
  return found
}

/** rules swccg.transferring, swccg.capacity: who could go over from one to the other, with those who go already. */
const movers = (t: Table, seat: Seat, from: Card, to: Card, along: readonly Card[] = []): Card[] =>
  directlyOn(t, from).filter(
    (card) =>
      controllerOf(t.s, card) === seat &&
      isItsTime(t, card, seat) &&
      (walks(t, card) || isVehicle(t, card)) &&
      mayMove(t, card, seat) &&
      !along.includes(card) &&
      rolesAboard(t, card, to, along).length > 0,
  )

const partners = (t: Table, seat: Seat, from: Card): Card[] =>
  ships(t, controllerOf(t.s, from)).filter(
    (to) =>
      to !== from &&
      hostOf(t.s, to) === hostOf(t.s, from) &&
      (docks(t, from) || docks(t, to)) &&
      movers(t, seat, from, to).length > 0,
  )

/**
 * rules swccg.ship-docking, swccg.undercover-spies: any number, from one starship to another there, for 1 Force. In the
 * turn of its opponent a spy goes over between that player's.
 */
export function goOverOptions(t: Table, seat: Seat): Option[] {
  const options: Option[] = []
  if (payable(t, seat) < 1) return options
  const all = ships(t, t.s.active)
  // One by itself has no other to go over to.
  if (all.length < 2) return options
  for (const from of all) if (partners(t, seat, from).length > 0) options.push(offer['go-over'](from))
  return options
}

export const beginGoingOver = (t: Table, seat: Seat, from: Card): void => act(t, 'go-over', seat, { card: from })

export const chooseGoingOver = procedure<{ action: number; picked?: Card[] }, State>('choose-going-over', {
  where(t, f) {
    const a = actionAt(t, f.action)
    ask(
      t,
      a.by,
      'go-over-to',
      partners(t, a.by, a.card).map((card) => offer.to({ host: card })),
      { about: { card: a.card } },
    )
  },
  who(t, f, answer: Of<'to', 'host'>) {
    const a = actionAt(t, f.action)
    a.to = answer.host
    f.picked = []
  },
  /** One after the other, as long as there is room. */
  next(t, f) {
    const a = actionAt(t, f.action)
    const picked = f.picked as Card[]
    const options: Of<'choose' | 'done'>[] = movers(t, a.by, a.card, a.to as Card, picked).map(offer.choose)
    if (picked.length > 0) options.push(offer.done())
    ask(t, a.by, 'pick', options, { about: { for: 'go-over', min: 1, picked } })
  },
  chosen(t, f, answer: Of<'choose', 'card'> | Of<'done'>) {
    if (answer.do === 'choose') {
      f.picked = [...(f.picked as Card[]), answer.card]
      goto(f, 'next')
      return
    }
    actionAt(t, f.action).cards = (f.picked as Card[]).map((card) => refOf(t.s, card))
    finish(t, f, true)
  },
})

export const goOver = procedure<{ action: number }, State>('go-over', {
  move(t, f) {
    const a = actionAt(t, f.action)
    for (const ref of a.cards as Ref[]) {
      if (!lives(t.s, ref)) continue
      const card = cardOf(ref)
      const [as] = rolesAboard(t, card, a.to as Card)
      if (as === undefined) continue
      place(t.s, card, a.to as Card, as)
      t.watch?.({ is: 'moved', seat: a.by, card, how: 'go-over', host: a.to as Card })
    }
  },
})

export const goOverRule: ActionRule<State> = {
  targets: chooseGoingOver,
  costs: (_t, f) => useCost(f.by, 1),
  result: goOver,
}
