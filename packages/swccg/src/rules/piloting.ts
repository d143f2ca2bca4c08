import { type Card, controllerOf, type Seat } from '@dejarik/kernel'
import { hasStatus, roleOf } from '../columns.js'
import { steersAs, type Table, UNDERCOVER } from '../state.js'
import { directlyOn, isActive, pilotsOf } from './card-states.js'
import { isCreatureVehicle, isStarship, permanentPilots, shipsOn } from './facts.js'
import { modifiersFor } from './modifiers/modifiers.js'
import { ruleSubject } from './modifiers/subjects.js'

const SLEEPING = ruleSubject('sleeping')

/** rules swccg.pilot, swccg.permanent-pilot: has it somebody to pilot or drive it? */
export function isPiloted(t: Table, ship: Card): boolean {
  if (isCreatureVehicle(t, ship)) return true
  const need = shipsOn(t, ship)
  const permanent = permanentPilots(t, ship)
  if (permanent >= need) return true
  if (need === 1) return directlyOn(t, ship).some((card) => steersAs(roleOf(t.s, card)) && flies(t, card, ship))
  // rule swccg.squadrons: one for each of its starfighters.
  const aboard = pilotsOf(t, ship).filter((card) => flies(t, card, ship))
  return permanent + aboard.length >= need
}

/** Whoever is active and awake; and a spy undercover in an opponent's starship. rules swccg.undercover-spies, swccg.sleeping */
const flies = (t: Table, card: Card, ship: Card): boolean =>
  (isActive(t, card) || (isStarship(t, ship) && isUnderCover(t, card) && isActive(t, ship))) &&
  modifiersFor(t, SLEEPING, card).length === 0

const isUnderCover = (t: Table, card: Card): boolean => hasStatus(t.s, card, UNDERCOVER)

/** rule swccg.undercover-spies: does a spy of this player fly an opponent's starship that nobody else pilots? */
export function isFlownBySpy(t: Table, ship: Card, seat: Seat): boolean {
  if (!isStarship(t, ship) || controllerOf(t.s, ship) === seat || hasPermanentPilot(t, ship)) return false
  const pilots = pilotsOf(t, ship)
  return pilots.length > 0 && pilots.every((card) => controllerOf(t.s, card) === seat && isUnderCover(t, card))
}

export const hasPermanentPilot = (t: Table, ship: Card): boolean => permanentPilots(t, ship) > 0
