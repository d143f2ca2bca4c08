import { actionAt, ask, type Card, cardOf, goto, lives, procedure, refOf } from '@dejarik/kernel'
import { hostOf, mark, place } from '../../columns.js'
import { type Of, offer } from '../../options/index.js'
import { MOVED, type State, type Table } from '../../state.js'
import { rolesAboard } from '../capacity.js'
import { isActive } from '../card-states.js'
import { isCharacter, isLocation } from '../facts.js'
import { cardsIn, TABLE } from '../zones.js'
import type { Moving } from './move.js'
import type { Route } from './movers.js'
import { routes } from './routes.js'
import { shuttleRoom } from './shuttling.js'

/** Who else could go the same way with the same shuttle vehicle, with those who go already. rule swccg.shuttle-vehicles */
function riders(t: Table, a: Moving, picked: readonly Card[]): Card[] {
  const { host, shuttle } = a.route as Route
  const along = [a.card, ...picked]
  if (along.length >= shuttleRoom(t, shuttle as Card)) return []
  return cardsIn(t.s, a.by, TABLE).filter(
    (card) =>
      isCharacter(t, card) &&
      !along.includes(card) &&
      hostOf(t.s, card) === hostOf(t.s, a.card) &&
      isActive(t, card) &&
      routes(t, card, a.by).some((route) => route.shuttle === shuttle && route.host === host) &&
      (isLocation(t, host) || rolesAboard(t, card, host, along).length > 0),
  )
}

/** rule swccg.shuttle-vehicles: one trip takes several characters, named one after the other. */
export const chooseRiders = procedure<{ action: number; picked?: Card[] }, State>('choose-riders', {
  next(t, f) {
    const a = actionAt(t, f.action) as Moving
    const picked = f.picked ?? []
    const options: Of<'choose' | 'done'>[] = riders(t, a, picked).map(offer.choose)
    options.push(offer.done())
    ask(t, a.by, 'pick', options, { about: { for: 'shuttle', min: 0, picked }, rule: 'swccg.shuttle-vehicles' })
  },
  chosen(t, f, answer: Of<'choose', 'card'> | Of<'done'>) {
    const picked = f.picked ?? []
    if (answer.do === 'choose') {
      f.picked = [...picked, answer.card]
      goto(f, 'next')
      return
    }
    ;(actionAt(t, f.action) as Moving).riders = picked.map((card) => refOf(t.s, card))
  },
})

/** They go where the first has gone, each for its regular move. */
export function rideAlong(t: Table, a: Moving): void {
  const { host, as, how } = a.route as Route
  for (const ref of a.riders ?? []) {
    if (!lives(t.s, ref)) continue
    const card = cardOf(ref)
    const role = isLocation(t, host) ? as : rolesAboard(t, card, host)[0]
    if (role === undefined) continue
    mark(t.s, card, MOVED)
    place(t.s, card, host, role)
    t.watch?.({ is: 'moved', seat: a.by, card, how, host })
  }
}
