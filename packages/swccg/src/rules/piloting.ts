import type { Card } from '@dejarik/kernel'
import { PILOT, type Table } from '../state.js'
import { iconCount, isCreatureVehicle } from './facts.js'
import { directlyOn, isActive } from './places.js'

/** rules swccg.pilot, swccg.permanent-pilot: has it somebody to pilot or drive it? */
export function isPiloted(t: Table, ship: Card): boolean {
  if (isCreatureVehicle(t, ship)) return true
  if (hasPermanentPilot(t, ship)) return true
  return directlyOn(t.s, ship).some((card) => t.s.as[card] === PILOT && isActive(t, card))
}

export const hasPermanentPilot = (t: Table, ship: Card): boolean => iconCount(t, ship, 'pilot') > 0
