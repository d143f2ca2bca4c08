import { type Card, type IntentRule, move, type Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { discardCard } from './drawing.js'
import { stat } from './numbers.js'
import {
  arenaOf,
  BUILD,
  beneath,
  cardsIn,
  equipmentOn,
  inArena,
  inBuildZone,
  isUnit,
  pilotsOf,
  unitsInArenas,
  zone,
} from './zones.js'

/** rule swtcg.gl-discard: units with counters at or above their health, in an arena or the build zone. */
export function doomed(t: Table): Card[] {
  const found: Card[] = []
  for (let seat = 0; seat < 2; seat++) {
    for (const unit of [...unitsInArenas(t.s, seat), ...cardsIn(t.s, seat, BUILD)]) {
      const damage = t.s.damage[unit] as number
      if (damage > 0 && isUnit(t, unit) && damage >= stat(t, unit, 'health')) found.push(unit)
    }
  }
  return found
}

/** Every unit that is not saved goes, its whole stack with it; Equipment stays in the build zone, Pilots go along. */
export function discardUnit(t: Table, unit: Card): void {
  const { s } = t
  const arena = arenaOf(s, unit)
  const seat = s.controller[unit] as Seat
  const crushed = arena >= 0 && (s.damage[unit] as number) > 2 * stat(t, unit, 'health')
  for (const item of equipmentOn(s, unit)) {
    s.equipped[item] = -1
    move(t, item, zone(s.controller[item] as Seat, BUILD))
    s.faceUp[item] = 1
  }
  for (const card of [...pilotsOf(s, unit), ...beneath(s, unit), unit]) discardCard(t, card)
  // Cards ask this turn what was discarded by more than twice its health.
  if (crushed) s.named[`${unit} overkilled`] = s.turn
  if (arena >= 0) s.discarded[seat * 3 + arena] = (s.discarded[seat * 3 + arena] as number) + 1
}

/** The intent to discard a unit, a card in hand or a card being built. */
export const discardIntent: IntentRule = {
  leaves: true,
  apply(t: Table, { card }: { card: Card }) {
    if (
      inArena(t.s, card) ||
      (t.s.piloting[card] as Card) >= 0 ||
      (inBuildZone(t.s, card) && t.s.faceUp[card] === 1 && isUnit(t, card))
    )
      discardUnit(t, card)
    else discardCard(t, card)
  },
}
