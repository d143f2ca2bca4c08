import { type Card, controllerOf, definitionOf } from '@dejarik/kernel'
import type { Scope } from '@dejarik/kernel/vocabulary'
import type { Place as Where } from '../../effects/tree.js'
import type { Table } from '../../state.js'
import { isPlace } from '../../vocabulary/places.js'
import { isLarge } from '../capital-movement.js'
import {
  defOf,
  hasTrait,
  iconCount,
  isAsteroid,
  isCharacter,
  isCloud,
  isCreature,
  isExterior,
  isInterior,
  isSector,
  isSite,
  isStarship,
  isSystem,
  isVehicle,
} from '../facts.js'
import { scopeFor } from '../text-scope.js'

/** rules swccg.never-location-restrictions, swccg.vehicles, swccg.vehicles-deployment, swccg.but-may-move-elsewhere: where a card of this kind can be at all. */
export function mayExistAt(t: Table, card: Card, at: Card): boolean {
  if (isCharacter(t, card)) return isSite(t, at)
  if (isVehicle(t, card) && isLiftTube(t, card))
    return isSite(t, at) && isInterior(t, at) && iconCount(t, at, 'mobile') > 0
  if (isVehicle(t, card)) return (isSite(t, at) && isExterior(t, at)) || (isCloud(t, at) && mayFly(t, card))
  if (isLarge(t, card)) return isSystem(t, at) || isAsteroid(t, at)
  if (isStarship(t, card)) return isSystem(t, at) || isSector(t, at) || (isSite(t, at) && isExterior(t, at))
  // Whatever else moves does so like a character.
  return isCreature(t, card) ? isHabitat(t, card, at) : isSite(t, at)
}

/** rule swccg.creatures: the places that its text names. */
function isHabitat(t: Table, card: Card, at: Card): boolean {
  for (const { ability } of t.catalog.clausesOf[definitionOf(t.s, card)] ?? [])
    if (ability.ability === 'habitat')
      return isThere(t, ability.where, at, scopeFor(t, card, controllerOf(t.s, card), null))
  return true
}

/** rule swccg.cloud-sectors: vehicles that fly, up to the clouds. */
const flyers = ['cloud car', 'patrol craft']
export const mayFly = (t: Table, card: Card): boolean =>
  flyers.some((kind) => hasTrait(t, card, kind)) || defOf(t, card).subtypes.includes('shuttle vehicle')

/** Lift tubes run between interior mobile sites. */
export const isLiftTube = (t: Table, card: Card): boolean => defOf(t, card).name.startsWith('Lift Tube')

export const isThere = (t: Table, place: Where | undefined, at: Card, x: Scope): boolean =>
  place === undefined || isPlace(t, place, at, x, x.you)
