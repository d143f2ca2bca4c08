import {
  type Card,
  call,
  controllerOf,
  goto,
  granted,
  intend,
  NONE,
  no,
  pick,
  procedure,
  release,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { pilotedUnit } from '../columns.js'
import { DARK, type State, type Table } from '../state.js'
import { shift } from './moving.js'
import { cannot } from './numbers.js'
import { leave } from './on-and-off-units.js'
import { pilotsAboard } from './piloting.js'
import { settleTable } from './state-checks.js'
import { BUILD, battleArena, def, inArena, pilotsOf, unitsInArenas, zone } from './zones.js'

/** rules swtcg.retreating-units, swtcg.pilots-retreat: untapped, and its Pilots too; a Pilot may leave its unit alone. */
export function mayRetreat(t: Table, unit: Card, why: Why = null): boolean {
  const { s } = t
  const on = pilotedUnit(s, unit)
  if (!inArena(s, on === NONE ? unit : on) && no(why, 'swtcg.retreating-units', 'it is not in an arena')) return false
  if (s.tapped[unit] === 1 && no(why, 'swtcg.retreating-units', 'it is tapped')) return false
  const barred = cannot(t, unit, 'retreat') || cannot(t, unit, 'step-retreat')
  if (barred && no(why, 'swtcg.card-effects', 'another card forbids it')) return false
  for (const pilot of pilotsOf(s, unit)) {
    if (s.tapped[pilot] === 0) continue
    if (no(why, 'swtcg.pilots-retreat', 'its Pilot {0} is tapped', def(t, pilot).name)) return false
  }
  return granted(why)
}

/**
 * To the build zone, face up. An effect that retreats leaves tapped what is tapped and untapped what is not. A Pilot leaves
 * its unit there. rule swtcg.pilots
 */
export function retreat(t: Table, unit: Card): void {
  const { s } = t
  if (battleArena(s, unit) === NONE) return
  if (pilotedUnit(s, unit) !== NONE) {
    leave(t, unit, NONE)
    t.watch?.({ is: 'retreated', card: unit })
    return
  }
  shift(t, unit, zone(controllerOf(s, unit), BUILD))
  s.faceUp[unit] = 1
  t.watch?.({ is: 'retreated', card: unit })
}

interface Retreating {
  seat: Seat
  /** Those that are still to go. */
  going?: Card[]
}

/** rules swtcg.gl-retreat-step, swtcg.gl-retreat: any number of untapped units are tapped and retreat. */
export const retreatStep = procedure<Retreating, State>('retreat-step', {
  choose(t, f) {
    t.s.active = f.seat
    const from: Card[] = []
    for (const unit of unitsInArenas(t.s, f.seat)) if (mayRetreat(t, unit)) from.push(unit)
    for (const pilot of pilotsAboard(t.s, f.seat)) if (mayRetreat(t, pilot)) from.push(pilot)
    from.sort((a, b) => a - b)
    f.result = []
    if (from.length > 0) call(t, pick, { seat: f.seat, from, min: 0, max: from.length, as: 'card', about: 'retreat' })
  },
  chosen(t, f) {
    f.going = [...(f.result as Card[])]
    // rule swtcg.pilots-retreat: both are tapped
    for (const unit of f.going) for (const card of [unit, ...pilotsOf(t.s, unit)]) t.s.tapped[card] = 1
  },
  retreat(t, f) {
    const unit = f.going?.shift()
    if (unit === undefined) return
    goto(f, 'retreat')
    retreat(t, unit)
    intend(t, { kind: 'retreat', card: unit, by: f.seat })
  },
  triggers(t) {
    if (t.s.queue.length > 0) call(t, release, { hold: 'normal', next: DARK })
  },
  settle(t) {
    settleTable(t)
  },
  ends(t) {
    t.s.active = NONE
  },
})
