import type { Card } from '@dejarik/kernel'
import { PILOT, type Table } from '../state.js'
import { iconCount, isCreatureVehicle, shipsOn } from './facts.js'
import { directlyOn, isActive } from './places.js'

/** rules swccg.pilot, swccg.permanent-pilot: has it somebody to pilot or drive it? */
export function isPiloted(t: Table, ship: Card): boolean {
  if (isCreatureVehicle(t, ship)) return true
  const need = shipsOn(t, ship)
  const permanent = iconCount(t, ship, 'pilot')
  if (permanent >= need) return true
  if (need === 1) return directlyOn(t.s, ship).some((card) => t.s.as[card] === PILOT && isActive(t, card))
  // rule swccg.squadrons: one for each of its starfighters.
  const aboard = directlyOn(t.s, ship).filter((card) => t.s.as[card] === PILOT && isActive(t, card))
  return permanent + aboard.length >= need
}

export const hasPermanentPilot = (t: Table, ship: Card): boolean => iconCount(t, ship, 'pilot') > 0
