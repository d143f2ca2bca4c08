import type { Card, Seat } from '@dejarik/kernel'
import { BATTLED, other, type Table } from '../../state.js'
import { forbidden, hasRule } from '../allowed.js'
import { isCapturedShip, trappedOn } from '../captured-ships.js'
import { isCharacter, isLocation, isStarship, isVehicle } from '../facts.js'
import { allSaid } from '../gains.js'
import { ability } from '../numbers.js'
import { cardsAt, isActive, locationOf, placeOf } from '../places.js'
import { occupiesToBattle } from '../presence.js'
import { topic } from '../topics.js'
import { cardsIn, TABLE } from '../zones.js'

const BESIEGED = topic('rule besieged')

/** Cards that fight: characters, vehicles and starships. */
export const fights = (t: Table, card: Card): boolean =>
  isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card)

/** rule swccg.participating-in-battle: everybody there who has not battled this turn and is not kept out of it. */
export function participants(t: Table, seat: Seat, at: Card): Card[] {
  return cardsAt(t, seat, at).filter(
    (card) =>
      fights(t, card) &&
      ((t.s.marks[card] as number) & BATTLED) === 0 &&
      !forbidden(t, { deed: 'battle', card, seat, at }),
  )
}

/**
 * rule swccg.captured-starships: whoever is trapped aboard a besieged starship, and the captor's characters present with
 * it; nobody else takes part, as at a site. Of one side.
 */
const besiegers = (t: Table, seat: Seat, ship: Card): Card[] => {
  const own = t.s.controller[ship] === seat
  const cards = own ? trappedOn(t, ship) : cardsIn(t.s, seat, TABLE).filter((card) => isCharacter(t, card))
  return cards.filter(
    (card) =>
      (own || (isActive(t, card) && placeOf(t, card) === placeOf(t, ship))) &&
      ((t.s.marks[card] as number) & BATTLED) === 0 &&
      !forbidden(t, { deed: 'battle', card, seat, at: locationOf(t, ship) }),
  )
}

/** Those who would fight there: at a location, or aboard a captured starship. */
export const fighters = (t: Table, seat: Seat, at: Card): Card[] =>
  isLocation(t, at) ? participants(t, seat, at) : besiegers(t, seat, at)

/** The captured starships of the opponent's that a text lets this player fight aboard. */
export const besieged = (t: Table, seat: Seat): Card[] =>
  allSaid(t, BESIEGED).length === 0 ? [] : cardsIn(t.s, other(seat), TABLE).filter((ship) => isBesieged(t, seat, ship))

export const isBesieged = (t: Table, seat: Seat, ship: Card): boolean =>
  t.s.controller[ship] !== seat && isCapturedShip(t, ship) && hasRule(t, 'besieged', ship)

export const abilityOf = (t: Table, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + ability(t, card), 0)

/** Has this player what it takes to battle there: presence, or aboard a starship somebody with ability? */
export const mayStand = (t: Table, seat: Seat, at: Card): boolean =>
  isLocation(t, at) ? occupiesToBattle(t, seat, at) : abilityOf(t, besiegers(t, seat, at)) >= 1
