import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { hasStatus, hostOf, isMarked, mark } from '../columns.js'
import type { TextTree } from '../effects/tree.js'
import { FIRED, type Table, UNUSABLE, USED_DEVICE, USED_WEAPON } from '../state.js'
import { directlyOn, locationOf } from './card-states.js'
import {
  hasTrait,
  iconCount,
  isCapital,
  isCharacter,
  isDevice,
  isStarship,
  isVehicle,
  isWeapon,
  peopleOn,
  shipsOn,
} from './facts.js'
import { allowing, forbidden } from './modifiers/permissions.js'
import { isPiloted } from './piloting.js'

/** Who has a weapon or device: the card that it is on; the item itself where it stands alone. */
export const bearerOf = (t: Table, item: Card): Card => {
  const host = hostOf(t.s, item)
  return host !== NONE && (isCharacter(t, host) || isStarship(t, host) || isVehicle(t, host)) ? host : item
}

/** Is this text the use of a weapon or device? What comes by itself is not, nor is handing the item on. */
export const isUse = (t: Table, tree: TextTree, card: Card): boolean =>
  tree.ability === 'action' && (isWeapon(t, card) || isDevice(t, card)) && tree.effect?.do !== 'transfer'

/** May whoever has this weapon or device use it now, for all that concerns the two? */
export function mayUseItem(t: Table, seat: Seat, item: Card): boolean {
  if (hasStatus(t.s, item, UNUSABLE)) return false
  const bearer = bearerOf(t, item)
  const doing = { deed: 'use', card: bearer, seat, at: locationOf(t, bearer), what: item } as const
  if (forbidden(t, doing)) return false
  if (bearer === item) return true
  return !isUnmanned(t, bearer) && (hasHandFor(t, bearer, item) || allowing(t, doing) !== null)
}

/** rule swccg.pilot: without one, neither weapons nor devices of a starship, combat or shuttle vehicle are used. */
const isUnmanned = (t: Table, bearer: Card): boolean =>
  (isStarship(t, bearer) || hasTrait(t, bearer, 'combat vehicle') || hasTrait(t, bearer, 'shuttle vehicle')) &&
  !isPiloted(t, bearer)

/**
 * rule swccg.weapons-deploying-carrying: a character, vehicle or starfighter uses one weapon and one device a turn, a
 * capital starship any number. Two people on one card use one each, and so does each starfighter of a squadron.
 */
export function hasHandFor(t: Table, bearer: Card, item: Card): boolean {
  if (isCapital(t, bearer)) return true
  const hands = isWeapon(t, item) ? iconCount(t, bearer, 'warrior') : peopleOn(t, bearer)
  return othersUsed(t, bearer, item) < Math.max(1, shipsOn(t, bearer), hands)
}

/** How many others of its kind this card has used this turn. One that is gone is remembered by who used it. */
function othersUsed(t: Table, bearer: Card, item: Card): number {
  const isAlike = isWeapon(t, item) ? isWeapon : isDevice
  const wasUsed = (card: Card): boolean => isMarked(t.s, card, FIRED)
  const others = directlyOn(t, bearer).filter((card) => card !== item && isAlike(t, card) && wasUsed(card)).length
  const remembers = isMarked(t.s, bearer, markFor(t, item))
  return others > 0 || !remembers || wasUsed(item) ? others : 1
}

const markFor = (t: Table, item: Card): number => (isWeapon(t, item) ? USED_WEAPON : USED_DEVICE)

/** It has been fired, or used in another way. */
export function noteItem(t: Table, item: Card): void {
  const bearer = bearerOf(t, item)
  mark(t.s, item, FIRED)
  if (bearer !== item) mark(t.s, bearer, markFor(t, item))
}
