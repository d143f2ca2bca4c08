import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { AT, CARGO, PILOT, type Table } from '../../state.js'
import { rolesAboard } from '../capacity.js'
import { isLarge } from '../capital-movement.js'
import { cardsAt } from '../card-states.js'
import { isCharacter, isDockingBay, isSite, isStarship, isVehicle } from '../facts.js'
import { hasPermanentPilot } from '../piloting.js'
import { mayEnter } from '../uniqueness.js'
import { cardsIn, HAND } from '../zones.js'
import { deployCost, isPriced, printedCost } from './cost.js'
import { isInvited, isWelcome } from './dagobah.js'
import { mayExistAt } from './location-restrictions.js'
import type { Place } from './places.js'
import { isBarred, mayReachPlace, mightBeBarred } from './restrictions.js'

export const isUnit = (t: Table, card: Card): boolean =>
  isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card)

/** Characters, vehicles and starships: to locations, and aboard. */
export function* unitPlaces(t: Table, card: Card, seat: Seat, free: boolean, rich: number): Generator<Place> {
  const priced = !free && isPriced(t, card, seat)
  const printed = free ? 0 : printedCost(t, card)
  if (!priced && printed > rich) return
  const barred = mightBeBarred(t, card, seat)
  for (const at of t.s.line) {
    const lands = mayExistAt(t, card, at) && mayLand(t, card, seat, at)
    const ships = cardsAt(t, seat, at).filter((ship) => isStarship(t, ship) || isVehicle(t, ship))
    if (!lands && ships.length === 0) continue
    if (!isWelcome(t, card, seat, at)) continue
    if ((barred && isBarred(t, card, seat, at)) || !mayReachPlace(t, card, seat, at)) continue
    const cost = priced ? deployCost(t, card, seat, at, NONE) : printed
    if (lands) yield* landed(t, card, seat, at, cost)
    // rule swccg.deploying-on-vehicles-starships: straight aboard what is there.
    for (const ship of ships)
      for (const as of rolesAboard(t, card, ship)) {
        yield { host: ship, as, cost }
        if (as === CARGO) yield* withPilots(t, card, seat, at, { host: ship, as, cost })
      }
  }
}

/** rule swccg.starships-deployment: starfighters come down at docking bays, elsewhere where a text lets them deploy. */
const mayLand = (t: Table, card: Card, seat: Seat, at: Card): boolean =>
  !isStarship(t, card) || !isSite(t, at) || isDockingBay(t, at) || isInvited(t, card, seat, at)

/** At a location; a starfighter that needs a pilot brings one, unless it is left empty at a docking bay. */
function* landed(t: Table, card: Card, seat: Seat, at: Card, cost: number): Generator<Place> {
  const place = { host: at, as: AT, cost }
  const needsPilot = isStarship(t, card) && !isLarge(t, card) && !hasPermanentPilot(t, card)
  if (!needsPilot || isDockingBay(t, at)) yield place
  if (needsPilot) yield* withPilots(t, card, seat, at, place)
}

/** rule swccg.starships-deployment: an empty starfighter there, with each pilot from hand who could come with it. */
function* withPilots(t: Table, card: Card, seat: Seat, at: Card, place: Place): Generator<Place> {
  if (!isStarship(t, card) || hasPermanentPilot(t, card)) return
  for (const pilot of cardsIn(t.s, seat, HAND)) {
    if (!isCharacter(t, pilot) || !rolesAboard(t, pilot, card).includes(PILOT) || !mayEnter(t, pilot, seat, at))
      continue
    if (isBarred(t, pilot, seat, at) || !mayReachPlace(t, pilot, seat, at)) continue
    yield { ...place, cost: place.cost + deployCost(t, pilot, seat, at, card), pilot }
  }
}
