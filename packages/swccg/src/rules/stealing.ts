import { type Card, move, type Seat } from '@dejarik/kernel'
import { DARK, PILOTLESS, type Table } from '../state.js'
import { defOf, hasPersona, isCharacter, isStarship, isVehicle } from './facts.js'
import { allOn } from './places.js'
import { cardsIn, HAND, onTable, TABLE, zone } from './zones.js'

/**
 * rules swccg.owner, swccg.stealing-vehicles-starships: theft changes the owner until the game ends; what the victim has
 * on it or in it comes along, and whoever pilots it permanently, unless that is somebody in particular.
 */
export function takeOver(t: Table, card: Card, seat: Seat): void {
  const { s } = t
  const victim = s.controller[card]
  for (const each of [card, ...allOn(s, card)]) {
    if (s.controller[each] !== victim) continue
    s.owner[each] = seat
    s.controller[each] = seat
    move(t, each, zone(seat, onTable(s, each) ? TABLE : HAND))
    if (onTable(s, each)) changeCrew(t, each, seat)
  }
  s.epoch++
}

/**
 * rule swccg.stealing-vehicles-starships: a unique permanent pilot is lost with the theft, and is there again when the
 * card is back with its side, unless that persona is in play.
 */
function changeCrew(t: Table, card: Card, seat: Seat): void {
  const { side, crew } = defOf(t, card)
  const persona = crew?.persona
  if (persona === undefined) return
  const status = t.s.status[card] as number
  if ((side === 'dark') !== (seat === DARK)) t.s.status[card] = status | PILOTLESS
  else if (!isInPlay(t, persona)) t.s.status[card] = status & ~PILOTLESS
}

function isInPlay(t: Table, persona: string): boolean {
  for (let seat = 0; seat < t.s.seats; seat++)
    for (const each of cardsIn(t.s, seat, TABLE)) if (hasPersona(t, each, persona)) return true
  return false
}

/** rule swccg.stealing: nobody steals a starship or vehicle while its player has characters aboard. */
export const isManned = (t: Table, card: Card): boolean =>
  (isStarship(t, card) || isVehicle(t, card)) &&
  allOn(t.s, card).some((each) => isCharacter(t, each) && t.s.controller[each] === t.s.controller[card])
