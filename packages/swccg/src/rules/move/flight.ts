import { type Card, NONE } from '@dejarik/kernel'
import type { Table } from '../../state.js'
import { asteroidsOf, cloudsOf, distance } from '../adjacency.js'
import { isLarge } from '../capital-movement.js'
import { isCaveOf } from '../deploy/layout.js'
import { mayExistAt } from '../deploy/location-restrictions.js'
import {
  hasTrait,
  isAsteroid,
  isCloud,
  isDockingBay,
  isExterior,
  isSite,
  isStarship,
  isSystem,
  systemOf,
} from '../facts.js'

export type Flight = 'sublight' | 'land' | 'take-off'

/** How far a starfighter or a vehicle that flies goes in one move among sectors. */
const SECTORS = 2

/** rules swccg.cloud-sectors, swccg.asteroid-sectors, swccg.landing-taking-off: a move between a system, its sectors and its sites, or null. */
export function howToFly(t: Table, card: Card, from: Card, to: Card): Flight | null {
  if (!mayExistAt(t, card, to)) return null
  if (isSite(t, from)) return isSite(t, to) || !mayComeDown(t, card, to, from) ? null : 'take-off'
  if (isSite(t, to)) return mayComeDown(t, card, from, to) ? 'land' : null
  if (systemOf(t, from) !== systemOf(t, to)) return null
  const steps = distance(t, from, to)
  if (steps > 0) return steps <= (isLarge(t, card) ? 1 : SECTORS) ? 'sublight' : null
  if (!isStarship(t, card)) return null
  return isNextSector(t, from, to) || isNextSector(t, to, from) ? 'sublight' : null
}

/** The highest of the clouds and the nearest of the asteroids are next to their system. */
function isNextSector(t: Table, system: Card, sector: Card): boolean {
  if (!isSystem(t, system)) return false
  const name = systemOf(t, system)
  return isCloud(t, sector) ? cloudsOf(t, name).at(-1) === sector : asteroidsOf(t, name)[0] === sector
}

/** From the sky above to an exterior site: from the lowest of the clouds, where there are any; from an asteroid into its cave. */
function mayComeDown(t: Table, card: Card, sky: Card, site: Card): boolean {
  if (isLarge(t, card)) return false
  if (isAsteroid(t, sky)) return isStarship(t, card) && isCaveOf(t, site, sky)
  if (systemOf(t, sky) !== systemOf(t, site) || !mayTouchDown(t, card, site)) return false
  const [lowest = NONE] = cloudsOf(t, systemOf(t, site))
  return isSystem(t, sky) ? lowest === NONE && isStarship(t, card) : lowest === sky
}

/** rule swccg.landing-taking-off: at related exterior sites; TIEs only at docking bays. */
const mayTouchDown = (t: Table, card: Card, site: Card): boolean =>
  isDockingBay(t, site) || (isExterior(t, site) && !hasTrait(t, card, 'tie'))
