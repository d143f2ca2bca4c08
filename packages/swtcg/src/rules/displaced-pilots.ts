import { ask, type Card, call, controllerOf, goto, NONE, type Option, procedure } from '@dejarik/kernel'
import { pilotedUnit } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { DARK, LIGHT, type State, type Table } from '../state.js'
import { spendable } from './numbers.js'
import { board, leave } from './on-and-off-units.js'
import { couldPilot, exits, hasRoom, mayPilot, pilotsAboard, unitsOf } from './piloting.js'
import { priceOnTop, putOnTop } from './rearranging.js'
import { beneath, isAnyAttached, pilotsOf } from './zones.js'

/** Where a Pilot goes that cannot pilot the unit that it is on. rule swtcg.unique-pilots */
function places(t: Table, pilot: Card): Option[] {
  const seat = controllerOf(t.s, pilot)
  return [
    ...unitsOf(t, seat)
      .filter((unit) => mayPilot(t, seat, pilot, unit))
      .map((unit) => offer.pilot(pilot, unit)),
    ...exits(t, pilot).map((arena) => offer.leave(pilot, arena)),
  ]
}

/** The versions of it that can pilot that unit, where it is the unit that has changed. */
function others(t: Table, pilot: Card): Option[] {
  const { s } = t
  const points = s.active === s.controller[pilot] ? spendable(t, s.active) : 0
  return beneath(s, pilot).flatMap((card) => {
    const price = priceOnTop(t, card)
    const may = price <= points && couldPilot(t, card, pilotedUnit(s, pilot))
    return may ? [offer.rearrange(card, NONE, price)] : []
  })
}

interface Falling {
  pilot: Card
  /** Is it the Pilot itself that has changed? */
  itself?: boolean
}

/** rule swtcg.unique-pilots: it must go elsewhere, and that is its one move; another version may stay. */
export const fallOff = procedure<Falling, State>('fall-off', {
  choose(t, f) {
    const options = [...places(t, f.pilot), ...(f.itself ? [] : others(t, f.pilot))]
    ask(t, controllerOf(t.s, f.pilot), 'place', options, { rule: 'swtcg.unique-pilots' })
  },
  go(t, f, answer: Of<'pilot' | 'leave' | 'rearrange'>) {
    if (answer.do === 'pilot') board(t, f.pilot, answer.to)
    else if (answer.do === 'leave') leave(t, f.pilot, answer.arena)
    else putOnTop(t, controllerOf(t.s, f.pilot), answer)
    goto(f, 'done')
  },
  done() {},
})

/** Does the new top of a piloting stack still fit its unit? */
export function mindPilot(t: Table, top: Card): void {
  const unit = pilotedUnit(t.s, top)
  if (unit !== NONE && !couldPilot(t, top, unit)) call(t, fallOff, { pilot: top, itself: true })
}

/** A Pilot on a unit that has become something it cannot pilot; -1: none. */
export function misplaced(t: Table): Card {
  if (!isAnyAttached(t.s)) return NONE
  for (const seat of [DARK, LIGHT])
    for (const pilot of pilotsAboard(t.s, seat)) if (!couldPilot(t, pilot, pilotedUnit(t.s, pilot))) return pilot
  return NONE
}

/** A unit with more Pilots than it has room for, of which its controller has one; -1: none. rule swtcg.pilots-build-zone */
export function crowded(t: Table): Card {
  const { s } = t
  if (!isAnyAttached(s)) return NONE
  for (const seat of [DARK, LIGHT])
    for (const pilot of pilotsAboard(s, seat)) {
      const unit = pilotedUnit(s, pilot)
      if (s.controller[unit] === seat && pilotsOf(s, unit).length > 1 && !hasRoom(t, unit, pilot)) return unit
    }
  return NONE
}

/** rule swtcg.pilots-build-zone: its controller takes one of his or her Pilots off it. */
export const thinOut = procedure<{ unit: Card }, State>('thin-out', {
  choose(t, f) {
    const seat = controllerOf(t.s, f.unit)
    const own = pilotsOf(t.s, f.unit).filter((pilot) => t.s.controller[pilot] === seat)
    const options = own.map((pilot) => offer.leave(pilot, NONE))
    ask(t, seat, 'place', options, { rule: 'swtcg.pilots-build-zone' })
  },
  go(t, _f, answer: Of<'leave'>) {
    leave(t, answer.card, NONE)
  },
})
