import { type Card, controllerOf, definitionOf, move, NONE, type Seat } from '@dejarik/kernel'
import { clearStatus, hostOf, setOwner, setStatus } from '../columns.js'
import { DARK, PILOTLESS, type Table } from '../state.js'
import { allOn } from './card-states.js'
import { defOf, hasPersona, isCharacter, isDevice, isStarship, isVehicle, isWeapon } from './facts.js'
import { forbidden } from './modifiers/permissions.js'
import { cardsIn, HAND, onTable, TABLE, zone } from './zones.js'

/**
 * rules swccg.owner, swccg.stealing-vehicles-starships: theft changes the owner until the game ends; what the victim has
 * on it or in it comes along, and whoever pilots it permanently, unless that is somebody in particular.
 */
export function takeOver(t: Table, card: Card, seat: Seat): void {
  const { s } = t
  const victim = controllerOf(s, card)
  for (const each of [card, ...allOn(t, card)]) {
    if (controllerOf(s, each) !== victim) continue
    setOwner(s, each, seat)
    move(t, each, zone(seat, onTable(s, each) ? TABLE : HAND))
    if (onTable(s, each)) changeCrew(t, each, seat)
  }
}

/**
 * rule swccg.stealing-vehicles-starships: a unique permanent pilot is lost with the theft, and is there again when the
 * card is back with its side, unless that persona is in play.
 */
function changeCrew(t: Table, card: Card, seat: Seat): void {
  const { side, crew } = defOf(t, card)
  const persona = crew?.persona
  if (persona === undefined) return
  if ((side === 'dark') !== (seat === DARK)) setStatus(t.s, card, PILOTLESS)
  else if (!isInPlay(t, persona)) clearStatus(t.s, card, PILOTLESS)
}

function isInPlay(t: Table, persona: string): boolean {
  for (let seat = 0; seat < t.s.seats; seat++)
    for (const each of cardsIn(t.s, seat, TABLE)) if (hasPersona(t, each, persona)) return true
  return false
}

/** rule swccg.stealing: a thief takes nothing that it holds already, that it cannot carry, or that somebody is in. */
export function mayBeStolen(t: Table, card: Card, source: Card, seat: Seat, thief = thiefOf(t, card, source)): boolean {
  if (isManned(t, card)) return false
  if (forbidden(t, { deed: 'steal', card: thief === NONE ? source : thief, seat, at: NONE, what: card })) return false
  return thief === NONE || (hostOf(t.s, card) !== thief && (!isCharacter(t, thief) || mayBeCarried(t, card)))
}

/**
 * rule swccg.stealing-weapons-devices: weapons and devices are stolen by a character who then has them: the one whose text
 * it is, or who has the card with that text. -1: nobody needs to hold it.
 */
export function thiefOf(t: Table, card: Card, source: Card): Card {
  if (!isWeapon(t, card) && !isDevice(t, card)) return NONE
  const holder = isCharacter(t, source) ? source : hostOf(t.s, source)
  return holder !== NONE && isCharacter(t, holder) ? holder : NONE
}

/** rule swccg.stealing-weapons-devices: a thief takes only what is deployed on characters, whether it could be used or not. */
const mayBeCarried = (t: Table, card: Card): boolean =>
  (!isWeapon(t, card) && !isDevice(t, card)) ||
  (t.catalog.clausesOf[definitionOf(t.s, card)] ?? []).some(
    ({ ability }) =>
      ability.ability === 'deploy' &&
      ability.to.some(({ on }) => typeof on === 'object' && 'kind' in on && carriers.has(on.kind)),
  )

const carriers: ReadonlySet<string> = new Set(['character', 'card', 'crew'])

/** rule swccg.stealing: nobody steals a starship or vehicle while its player has characters aboard. */
const isManned = (t: Table, card: Card): boolean =>
  (isStarship(t, card) || isVehicle(t, card)) &&
  allOn(t, card).some((each) => isCharacter(t, each) && controllerOf(t.s, each) === controllerOf(t.s, card))
