import { type Card, call, cardOf, controllerOf, lives, NONE, type Occurrence, type Option } from '@dejarik/kernel'
import { aimOf, hostOf, roleOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { AT, type Table } from '../state.js'
import { isAdrift, isCapturedShip, settleShip } from './captured-ships.js'
import { isAmongFriends } from './capturing.js'
import { isActive } from './card-states.js'
import { creaturesFight, rivals } from './creatures.js'
import { goFree } from './custody.js'
import { mayExistAt } from './deploy/location-restrictions.js'
import { isCharacter, isLocation, isStarship, isUtinni, isVehicle } from './facts.js'
import { leave } from './leaving.js'
import { appliesTo, modifiersOf } from './modifiers/modifiers.js'
import { kindSubject } from './modifiers/subjects.js'
import { isAnyImmune, isImmuneTo } from './targeting.js'
import { cardsIn, TABLE } from './zones.js'

const CANCELED = kindSubject('canceled')

/** Cards that cannot stay on table, and why: seen after each action. */
export function unsettled(t: Table): { card: Card; rule: string }[] {
  const { s } = t
  const found: { card: Card; rule: string }[] = []
  const all = modifiersOf(t, CANCELED)
  const cancelled = all.length === 0 ? all : all.filter(({ change }) => change.canceled === 'card')
  const immune = isAnyImmune(t)
  for (let seat = 0; seat < s.seats; seat++)
    for (const card of cardsIn(s, seat, TABLE)) {
      if (isLocation(t, card)) continue
      if (cancelled.length > 0 && cancelled.some((each) => appliesTo(t, each, card)))
        found.push({ card, rule: 'swccg.cancelling-and-suspending' })
      // rules swccg.effects, swccg.utinni-effect: a Utinni Effect is lost with its target.
      else if (isUtinni(t, card) && aimOf(s, card) !== NONE && !lives(s, aimOf(s, card)))
        found.push({ card, rule: 'swccg.effects' })
      // rule swccg.immune: what lies on a card that is immune to it is canceled, and a Utinni Effect that targets one.
      else if (immune && isRefused(t, card)) found.push({ card, rule: 'swccg.immune' })
      else if (isAmongFriends(t, card)) found.push({ card, rule: 'swccg.escorting' })
      else if (isAdrift(t, card)) found.push({ card, rule: 'swccg.captured-starships' })
      else if (isMisplaced(t, card)) found.push({ card, rule: 'swccg.never-location-restrictions' })
    }
  return found
}

/** Is what it lies on, or what it targets, immune to it? */
function isRefused(t: Table, card: Card): boolean {
  const host = hostOf(t.s, card)
  const aim = aimOf(t.s, card)
  if (host !== NONE && roleOf(t.s, card) === AT && isImmuneTo(t, host, card)) return true
  return isUtinni(t, card) && aim !== NONE && isImmuneTo(t, cardOf(aim), card)
}

/** rule swccg.never-location-restrictions */
function isMisplaced(t: Table, card: Card): boolean {
  const host = hostOf(t.s, card)
  if (host === NONE || roleOf(t.s, card) !== AT || !isLocation(t, host)) return false
  if (!isCharacter(t, card) && !isVehicle(t, card) && !isStarship(t, card)) return false
  return !mayExistAt(t, card, host) && isActive(t, card)
}

/** What happens by itself to cards that cannot stay, and to creatures that meet. */
export function settling(t: Table, what: Occurrence): Option[] {
  if (what.on !== 'becomes') return []
  return [
    ...unsettled(t).map(({ card, rule }) => offer.settle(card, { rule }, controllerOf(t.s, card))),
    // rule swccg.creatures-attacks
    ...rivals(t).map(([card, foe]) => offer.settle(card, { foe }, controllerOf(t.s, card))),
  ]
}

/** Is there anything that must happen by itself now? */
export const isUnsettled = (t: Table): boolean => unsettled(t).length > 0 || rivals(t).length > 0

export function settle(t: Table, option: Of<'settle'>): void {
  const { card } = option
  if (isCapturedShip(t, card) && option.rule === 'swccg.captured-starships') settleShip(t, card)
  else if (option.rule === 'swccg.escorting') call(t, goFree, { card })
  else if (option.foe === undefined) leave(t, [card], 'lost', controllerOf(t.s, card), 'canceled')
  else call(t, creaturesFight, { pair: [card, option.foe] })
}
