import { type Card, call, granted, no, pick, procedure, type Seat, type Why } from '@dejarik/kernel'
import type { State, Table } from '../state.js'
import { leave } from './boarding.js'
import { shift } from './moving.js'
import { cannot } from './numbers.js'
import { ATTACHED, arenaOf, BUILD, cardsIn, def, inArena, pilotsOf, unitsInArenas, zone } from './zones.js'

/** rules swtcg.retreating-units, swtcg.pilots-retreat: untapped, and its Pilots too; a Pilot may leave its unit alone. */
export function mayRetreat(t: Table, unit: Card, why: Why = null): boolean {
  const { s } = t
  const on = s.piloting[unit] as Card
  if (!inArena(s, on < 0 ? unit : on) && no(why, 'swtcg.retreating-units', 'it is not in an arena')) return false
  if (s.tapped[unit] === 1 && no(why, 'swtcg.retreating-units', 'it is tapped')) return false
  if (cannot(t, unit, 'retreat') && no(why, 'swtcg.card-effects', 'another card forbids it')) return false
  for (const pilot of pilotsOf(s, unit)) {
    if (s.tapped[pilot] === 0) continue
    if (no(why, 'swtcg.pilots-retreat', `its Pilot ${def(t, pilot).name} is tapped`)) return false
  }
  return granted(why)
}

/** To the build zone, face up. An effect that retreats leaves tapped what is tapped and untapped what is not. */
export function retreat(t: Table, unit: Card): void {
  const { s } = t
  if (arenaOf(s, unit) < 0) return
  shift(t, unit, zone(s.controller[unit] as Seat, BUILD))
  s.faceUp[unit] = 1
  t.watch?.({ is: 'retreated', card: unit })
}

const pilotsInArenas = (t: Table, seat: Seat): Card[] =>
  cardsIn(t.s, seat, ATTACHED).filter((card) => (t.s.piloting[card] as Card) >= 0)

/** rule swtcg.gl-retreat-step: any number of untapped units are tapped and retreat. */
export const retreatStep = procedure<{ seat: Seat }, State>('retreat-step', {
  choose(t, f) {
    t.s.active = f.seat
    const from = [...unitsInArenas(t.s, f.seat), ...pilotsInArenas(t, f.seat)]
      .filter((unit) => mayRetreat(t, unit))
      .sort((a, b) => a - b)
    f.result = []
    if (from.length > 0) {
      call(t, pick, { seat: f.seat, from, min: 0, max: from.length, as: 'card', about: 'retreat' })
    }
  },
  retreat(t, f) {
    for (const unit of f.result as Card[]) {
      for (const card of [unit, ...pilotsOf(t.s, unit)]) t.s.tapped[card] = 1
      if ((t.s.piloting[unit] as Card) < 0) retreat(t, unit)
      else {
        leave(t, unit, -1)
        t.watch?.({ is: 'retreated', card: unit })
      }
    }
    t.s.active = -1
  },
})
