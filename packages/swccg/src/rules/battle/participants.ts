import { type Card, cardOf, controllerOf, lives, NONE, refOf, type Seat } from '@dejarik/kernel'
import { changingBattle, isMarked, mark, unmark } from '../../columns.js'
import { BATTLED, type Battle, other, type Table } from '../../state.js'
import { isCapturedShip, trappedOn } from '../captured-ships.js'
import { allOn, cardsAt, isActive, locationOf, placeOf } from '../card-states.js'
import { isCharacter, isLocation, isStarship, isVehicle } from '../facts.js'
import { modifiersOf } from '../modifiers/modifiers.js'
import { ability } from '../modifiers/numbers.js'
import { forbidden, hasRule } from '../modifiers/permissions.js'
import { ruleSubject } from '../modifiers/subjects.js'
import { occupiesToBattle } from '../presence.js'
import { cardsIn, TABLE } from '../zones.js'

const BESIEGED = ruleSubject('besieged')

/** Cards that fight: characters, vehicles and starships. */
export const fights = (t: Table, card: Card): boolean =>
  isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card)

/** Has it battled this turn, or is it kept from it by a text? */
const isSpent = (t: Table, card: Card): boolean => isMarked(t.s, card, BATTLED)
const isKeptOut = (t: Table, card: Card, at: Card): boolean =>
  forbidden(t, { deed: 'battle', card, seat: controllerOf(t.s, card), at })

/** rule swccg.participating-in-battle: everybody there who has not battled this turn and is not kept out of it. */
export const participants = (t: Table, seat: Seat, at: Card): Card[] =>
  cardsAt(t, seat, at).filter((card) => fights(t, card) && !isSpent(t, card) && !isKeptOut(t, card, at))

/**
 * rule swccg.captured-starships: whoever is trapped aboard a besieged starship, and the captor's characters present with
 * it; nobody else takes part, as at a site. Of one side.
 */
const besiegers = (t: Table, seat: Seat, ship: Card): Card[] => {
  const own = controllerOf(t.s, ship) === seat
  const cards = own ? trappedOn(t, ship) : cardsIn(t.s, seat, TABLE).filter((card) => isCharacter(t, card))
  return cards.filter(
    (card) =>
      (own || (isActive(t, card) && placeOf(t, card) === placeOf(t, ship))) &&
      !isSpent(t, card) &&
      !isKeptOut(t, card, locationOf(t, ship)),
  )
}

/** Those who would fight there: at a location, or aboard a captured starship. */
export const fighters = (t: Table, seat: Seat, at: Card): Card[] =>
  isLocation(t, at) ? participants(t, seat, at) : besiegers(t, seat, at)

/**
 * rule swccg.participating-in-battle: does it take part in the battle in progress? So at every moment: not once it has gone
 * elsewhere, lies captured, or a text keeps it out.
 */
export function isFighting(t: Table, card: Card): boolean {
  const { battle } = t.s
  if (battle === null || !battle.cards.includes(refOf(t.s, card))) return false
  return isActive(t, card) && locationOf(t, card) === battle.at && !isKeptOut(t, card, battle.at)
}

/**
 * Is it where the battle is, and takes no part in it: itself, or whoever carries it? A card that is captured or undercover
 * is only ever meant by texts that say so.
 */
export function isLeftOut(t: Table, card: Card): boolean {
  const { battle, host } = t.s
  if (battle === null || battle.segment === 'over' || locationOf(t, card) !== battle.at || !isActive(t, card))
    return false
  let out = false
  for (let each = card; each >= 0 && each !== battle.at; each = host[each] as Card) {
    if (isFighting(t, each)) return false
    out ||= fights(t, each)
  }
  return out
}

/**
 * Whoever has come to the battle meanwhile takes part from now on: deployed, moved, released or in other hands. Not where
 * a text has said between whom it is fought, and not after power was compared. Reading F21.
 */
export function enlist(t: Table): void {
  const { s } = t
  const { battle } = s
  if (battle === null || battle.closed || battle.segment === 'damage' || battle.segment === 'over') return
  const known = battle.cards.map(cardOf)
  const there = battle.aboard ?? battle.at
  const come = [0, 1].flatMap((seat) => fighters(t, seat, there))
  // What has changed hands is another incarnation, and has not battled elsewhere.
  for (const card of known)
    if (!come.includes(card) && !isFighting(t, card) && fightsThere(t, card, battle.at)) come.push(card)
  for (const card of come) admit(t, card)
}

const fightsThere = (t: Table, card: Card, at: Card): boolean =>
  isActive(t, card) && locationOf(t, card) === at && fights(t, card) && !isKeptOut(t, card, at)

/** It takes part from now on, unless it was excluded from this battle. */
function admit(t: Table, card: Card): void {
  const { s } = t
  const { cards, out } = s.battle as Battle
  const ref = refOf(s, card)
  if (cards.includes(ref) || out?.includes(ref)) return
  changingBattle(s).cards.push(ref)
  mark(s, card, BATTLED)
}

/** A card is kept out of the battle in progress, and whoever is aboard: it has not battled. */
export function leaveBattle(t: Table, card: Card): void {
  const { s } = t
  const { battle } = s
  if (battle === null) return
  for (const each of [card, ...allOn(t, card)]) {
    const i = battle.cards.indexOf(refOf(s, each))
    if (i === NONE) continue
    const w = changingBattle(s)
    w.cards.splice(i, 1)
    w.out = [...(w.out ?? []), refOf(s, each)]
    unmark(s, each, BATTLED)
  }
}

/** A card joins a battle in progress where it has come to, and whoever is aboard with it. rule swccg.react */
export function joinBattle(t: Table, card: Card): void {
  const { battle } = t.s
  if (battle === null) return
  for (const each of [card, ...allOn(t, card)]) if (!isSpent(t, each) && fightsThere(t, each, battle.at)) admit(t, each)
}

/** The captured starships of the opponent's that a text lets this player fight aboard. */
export const besieged = (t: Table, seat: Seat): Card[] =>
  modifiersOf(t, BESIEGED).length === 0
    ? []
    : cardsIn(t.s, other(seat), TABLE).filter((ship) => isBesieged(t, seat, ship))

export const isBesieged = (t: Table, seat: Seat, ship: Card): boolean =>
  controllerOf(t.s, ship) !== seat && isCapturedShip(t, ship) && hasRule(t, 'besieged', ship)

export const abilityOf = (t: Table, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + ability(t, card), 0)

/** Has this player what it takes to battle there: presence, or aboard a starship somebody with ability? */
export const mayStand = (t: Table, seat: Seat, at: Card): boolean =>
  isLocation(t, at) ? occupiesToBattle(t, seat, at) : abilityOf(t, besiegers(t, seat, at)) >= 1

/** Those who are in the battle, of one side or of both. */
export function fighting(t: Table, seat?: Seat): Card[] {
  const { s } = t
  const found: Card[] = []
  for (const ref of s.battle?.cards ?? []) {
    const card = cardOf(ref)
    if (lives(s, ref) && isFighting(t, card) && (seat === undefined || controllerOf(s, card) === seat)) found.push(card)
  }
  return found
}

/** rule swccg.battle: it ends when one side has no presence left before the power segment, or when it is cancelled. */
export function isOver(t: Table): boolean {
  const { battle } = t.s
  if (battle === null || battle.segment === 'over') return true
  if (battle.segment === 'power' || battle.segment === 'damage') return false
  return !holdsOut(t, battle.by) || !holdsOut(t, other(battle.by))
}

/** Who was left out of the battle does not keep it going. */
const holdsOut = (t: Table, seat: Seat): boolean => {
  const { at, aboard } = t.s.battle as Battle
  const left = fighting(t, seat)
  return left.length > 0 && (aboard === undefined ? occupiesToBattle(t, seat, at) : abilityOf(t, left) >= 1)
}
