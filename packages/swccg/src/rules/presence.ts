import { type Card, controllerOf, NONE, perCatalog, type Seat } from '@dejarik/kernel'
import { someIn } from '@dejarik/kernel/vocabulary'
import { hasStatus, hostOf } from '../columns.js'
import type { Catalog } from '../definitions.js'
import type { Gain } from '../effects/tree.js'
import { other, type Table, UNDERCOVER } from '../state.js'
import { cardsAt, isActive, locationIn, locationOf, numberOfPair, placeOf, seatIn } from './card-states.js'
import { defOf, iconCount, isCharacter, isSite, isStarship, isVehicle, peopleOn } from './facts.js'
import { gainedIcons } from './generation.js'
import { ability, permanentAbility } from './modifiers/numbers.js'
import { allowing } from './modifiers/permissions.js'
import { tally } from './modifiers/player-numbers.js'
import { cardsIn, TABLE } from './zones.js'

/** The ability that a player has at a location, inside starships and vehicles too. rule swccg.presence */
export const totalAbility = (t: Table, seat: Seat, location: Card): number =>
  t.cache.totalAbility.get(t, numberOfPair(t, seat, location))

export function addAbility(t: Table, pair: number): number {
  const seat = seatIn(t, pair)
  const location = locationIn(t, pair)
  let sum = 0
  for (const card of cardsAt(t, seat, location)) {
    sum += ability(t, card)
    sum += permanentAbility(t, card)
  }
  return tally(t, 'total-ability', seat, location, sum)
}

/** rule swccg.presence: total ability of 1 or more there, or a card with a Presence icon. */
export const hasPresence = (t: Table, seat: Seat, location: Card): boolean =>
  totalAbility(t, seat, location) >= 1 || (areIcons(t.catalog) && hasPresenceIcon(t, seat, location))

const hasPresenceIcon = (t: Table, seat: Seat, location: Card): boolean =>
  cardsAt(t, seat, location).some((card) => iconCount(t, card, 'presence') + gainedIcons(t, card, 'presence') > 0)

/** Has any card of this catalog a Presence icon, or gives one? */
const areIcons = perCatalog(({ defs }: Catalog): boolean =>
  defs.some(
    ({ icons, abilities }) =>
      'presence' in icons || someIn<Gain>(abilities, (part) => 'icon' in part && part.icon === 'presence'),
  ),
)

/** rule swccg.occupy */
export const occupies = hasPresence

/** rule swccg.control-of-a-location: presence there, and the opponent has none. */
export function controls(t: Table, seat: Seat, location: Card): boolean {
  if (hasPresence(t, other(seat), location)) return false
  const need = tally(t, 'ability-for-control', seat, location, 1)
  return need <= 1 ? hasPresence(t, seat, location) : totalAbility(t, seat, location) >= need
}

/** rule swccg.may-force-drain: a droid may hold a place for a drain. */
export const controlsToDrain = (t: Table, seat: Seat, location: Card): boolean =>
  controls(t, seat, location) || (!hasPresence(t, other(seat), location) && someMay(t, seat, location, 'drain'))

/** rule swccg.may-initiate-battle: a droid may hold a place for a battle. */
export const occupiesToBattle = (t: Table, seat: Seat, location: Card): boolean =>
  occupies(t, seat, location) || someMay(t, seat, location, 'battle')

const someMay = (t: Table, seat: Seat, at: Card, deed: 'drain' | 'battle'): boolean =>
  cardsAt(t, seat, at).some((card) => {
    const by = allowing(t, { deed, card, seat, at })
    return by !== null && by.change.without === 'presence'
  })

/** rule swccg.unoccupied: nobody has presence, and no spy is undercover there. */
export const isUnoccupied = (t: Table, location: Card): boolean =>
  !hasPresence(t, 0, location) &&
  !hasPresence(t, 1, location) &&
  !isSpiedOn(t, 0, location) &&
  !isSpiedOn(t, 1, location)

/** Is an undercover spy of this player present at that site? rule swccg.undercover-spies */
export const isSpiedOn = (t: Table, spy: Seat, location: Card): boolean =>
  isSite(t, location) &&
  cardsIn(t.s, spy, TABLE).some((card) => hasStatus(t.s, card, UNDERCOVER) && placeOf(t, card) === location)

/** rule swccg.alone */
export function isAlone(t: Table, card: Card): boolean {
  if (!isActive(t, card)) return false
  const seat = controllerOf(t.s, card)
  const at = locationOf(t, card)
  if (at === NONE) return false
  const isShip = isStarship(t, card) || isVehicle(t, card)
  for (const each of cardsAt(t, seat, at)) {
    if (each === card) continue
    if (isShip) {
      // Its owner's only characters, vehicles and starships there are aboard it.
      const counts = isCharacter(t, each) || isStarship(t, each) || isVehicle(t, each)
      if (counts && !isAboard(t, each, card)) return false
    } else if (isCharacter(t, each) || ability(t, each) > 0 || permanentAbility(t, each) > 0) return false
  }
  // Several people on one card are never alone. rule swccg.alone
  return isShip || (peopleOn(t, card) < 2 && defOf(t, card).personas.length < 2)
}

const isAboard = (t: Table, card: Card, ship: Card): boolean => {
  for (let host = hostOf(t.s, card); host >= 0; host = hostOf(t.s, host)) if (host === ship) return true
  return false
}
