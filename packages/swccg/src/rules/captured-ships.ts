import {
  ask,
  type Card,
  call,
  controllerOf,
  finish,
  NONE,
  openWindow,
  procedure,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { clearStatus, hasStatus, hostOf, place, setStatus } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { AT, CAPTIVE, CARGO, other, type State, type Table } from '../state.js'
import { systemNamed } from './adjacency.js'
import { allOn, directlyOn, locationOf } from './card-states.js'
import { mayExistAt } from './deploy/location-restrictions.js'
import { hasTrait, isCharacter, isLocation, isSite, isStarship, systemOf } from './facts.js'
import { leave } from './leaving.js'
import { takeOver } from './stealing.js'

/** rule swccg.captured-starships: it lies beneath the card that has the tractor beam, and nobody has the use of it. */
export const isCapturedShip = (t: Table, card: Card): boolean => hasStatus(t.s, card, CAPTIVE) && isStarship(t, card)

/** The captured starship that somebody is trapped aboard of; -1: none. */
export function trappedIn(t: Table, card: Card): Card {
  for (let host = hostOf(t.s, card); host >= 0; host = hostOf(t.s, host)) if (isCapturedShip(t, host)) return host
  return NONE
}

/** Whoever of its player's is trapped aboard. */
export const trappedOn = (t: Table, ship: Card): Card[] =>
  allOn(t, ship).filter((card) => isCharacter(t, card) && controllerOf(t.s, card) === controllerOf(t.s, ship))

/** rules swccg.captured-starships, swccg.tractor-beaming: a beam may hold several. */
export function captureShip(t: Table, ship: Card, holder: Card, seat: Seat): void {
  place(t.s, ship, holder, isLocation(t, holder) ? AT : CARGO)
  setStatus(t.s, ship, CAPTIVE)
  t.watch?.({ is: 'captured', seat, card: ship, by: holder })
}

/** Does what holds it still have a tractor beam? */
const isHeld = (t: Table, ship: Card): boolean =>
  directlyOn(t, hostOf(t.s, ship)).some((card) => hasTrait(t, card, 'tractor beam'))

/** Something must become of it: nobody is trapped aboard any more, or the tractor beam is gone. */
export const isAdrift = (t: Table, card: Card): boolean =>
  isCapturedShip(t, card) && (trappedOn(t, card).length === 0 || !isHeld(t, card))

export function settleShip(t: Table, ship: Card): void {
  if (isHeld(t, ship)) stealShip(t, ship)
  else letGo(t, ship)
}

/** rule swccg.captured-starships: with nobody aboard it is the captor's, at the appropriate location. */
function stealShip(t: Table, ship: Card): void {
  const seat = other(controllerOf(t.s, ship))
  const here = locationOf(t, ship)
  const space = spaceOf(t, ship)
  const at = mayExistAt(t, ship, here) || space === NONE ? here : space
  setLoose(t, ship, at)
  takeOver(t, ship, seat)
  t.watch?.({ is: 'stolen', seat, card: ship })
  openWindow(t, [{ on: 'just-steal', by: seat, at: NONE, ref: refOf(t.s, ship), location: at }])
}

function setLoose(t: Table, ship: Card, at: Card): void {
  place(t.s, ship, at)
  clearStatus(t.s, ship, CAPTIVE)
}

export const letGo = (t: Table, ship: Card): void => call(t, escapeBeam, { ship })

/** rule swccg.captured-starships: back to the system or sector, or as its player likes to the Used Pile, with all aboard. */
export const escapeBeam = procedure<{ ship: Card }, State>('escape-beam', {
  offer(t, f) {
    const space = spaceOf(t, f.ship)
    const back = space === NONE ? [] : [offer.remain(f.ship, space)]
    ask(t, controllerOf(t.s, f.ship), 'release', [...back, offer.escape(f.ship)], {
      about: { card: f.ship },
      rule: 'swccg.captured-starships',
    })
  },
  released(t, f, answer: Of<'remain', 'at'> | Of<'escape'>) {
    t.watch?.({ is: 'released', card: f.ship })
    if (answer.do === 'remain') setLoose(t, f.ship, answer.at)
    else leave(t, [f.ship], 'used', controllerOf(t.s, f.ship), 'escaped', true)
  },
  done(t, f) {
    finish(t, f, true)
  },
})

/** The system or sector where it was taken; -1 where none is on table. */
function spaceOf(t: Table, ship: Card): Card {
  const at = locationOf(t, ship)
  return at !== NONE && isSite(t, at) ? systemNamed(t, systemOf(t, at)) : at
}
