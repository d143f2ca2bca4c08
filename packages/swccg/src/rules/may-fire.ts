import {
  type Card,
  cardOf,
  controllerOf,
  granted,
  NONE,
  no,
  type Option,
  refOf,
  type Seat,
  type Why,
} from '@dejarik/kernel'
import { find, holds, possible } from '@dejarik/kernel/vocabulary'
import { hasStatus } from '../columns.js'
import type { Clause } from '../definitions.js'
import { aimOfShot } from '../effects/parts.js'
import type { TextTree } from '../effects/tree.js'
import { offer } from '../options/index.js'
import { other, type Table, UNUSABLE } from '../state.js'
import { areAdjacent } from './adjacency.js'
import { fighting, isFighting } from './battle/participants.js'
import { directlyOn, isActive, isPresentAt, locationOf, placeOf } from './card-states.js'
import { firings } from './clauses.js'
import { defOf, hasTrait, iconCount, isArtillery, isCharacter, isDroid, isWeapon } from './facts.js'
import { isLanded } from './landed.js'
import { isSilenced } from './modifiers/canceled.js'
import { allowing, forbidden, hasRule, timesIn } from './modifiers/permissions.js'
import { hasPermanentPilot } from './piloting.js'
import { mayTarget } from './targeting.js'
import { canPay } from './text-costs.js'
import { scopeFor } from './text-scope.js'
import { bearerOf, hasHandFor } from './weapon-and-device-use.js'
import { cardsIn, TABLE } from './zones.js'

/** rules swccg.automated-weapons, swccg.firing-out-of-battle. May this weapon be fired at all now, for all that concerns itself and who holds it? rule swccg.weapons-firing */
export function mayFire(t: Table, seat: Seat, weapon: Card, why: Why = null): boolean {
  const { s } = t
  const works = isActive(t, weapon) && !isSilenced(t, weapon) && !hasStatus(s, weapon, UNUSABLE)
  if (!works && no(why, 'swccg.state-active', 'it does not work where it is')) return false
  const shooter = bearerOf(t, weapon)
  const at = locationOf(t, weapon)
  const barred =
    forbidden(t, { deed: 'fire', card: weapon, seat, at }) ||
    forbidden(t, { deed: 'use', card: shooter, seat, at, what: weapon })
  if (barred && no(why, 'swccg.never', 'a card forbids it')) return false
  if (isArtillery(t, weapon) && !isPowered(t, seat, weapon))
    if (no(why, 'swccg.artillery-weapons', 'it has no power source there')) return false
  const times = timesOf(t, seat, weapon)
  if (times !== 'any' && s.fired.filter((ref) => ref === refOf(s, weapon)).length >= times)
    if (no(why, 'swccg.firing-a-weapon', 'it has been fired as often as it may')) return false
  if (shooter !== weapon && !mayShoot(t, shooter, weapon, seat))
    if (no(why, 'swccg.weapons-deploying-carrying', 'whoever has it cannot fire it now')) return false
  return granted(why)
}

/** rule swccg.artillery-weapons: it needs a power source of one's own present: a power droid or a fusion generator. */
const isPowered = (t: Table, seat: Seat, weapon: Card): boolean =>
  cardsIn(t.s, seat, TABLE).some(
    (card) =>
      (defOf(t, card).model === 'power droid' || hasTrait(t, card, 'fusion generator')) &&
      isPresentAt(t, card, placeOf(t, weapon)),
  )

/** How often it may be fired in a battle: once, unless a text says otherwise. rule swccg.firing-a-weapon */
const timesOf = (t: Table, seat: Seat, weapon: Card): number | 'any' => {
  const by = allowing(t, { deed: 'fire', card: weapon, seat, at: locationOf(t, weapon) })
  return by === null ? 1 : timesIn(t, by)
}

/** Several firings as one: how many at once, where none was made yet and all can be paid for; 1 where they cannot be combined. */
function combinedShots(t: Table, seat: Seat, weapon: Card, clause: Clause): number {
  const times = timesOf(t, seat, weapon)
  const { cost = [] }: TextTree = clause.ability
  if (times === 'any' || times < 2 || t.s.fired.includes(refOf(t.s, weapon))) return 1
  const all = Array.from({ length: times }, () => cost).flat()
  return canPay(t, all, scopeFor(t, weapon, seat, null)) ? times : 1
}

/** rules swccg.weapons, swccg.weapons-deploying-carrying, swccg.starship-weapons, swccg.vehicle-weapons: one weapon a turn, and somebody to fire it. */
function mayShoot(t: Table, shooter: Card, weapon: Card, seat: Seat): boolean {
  const at = locationOf(t, shooter)
  const doing = { deed: 'use', card: shooter, seat, at, what: weapon } as const
  if (!hasHandFor(t, shooter, weapon) && allowing(t, doing) === null) return false
  if (isCharacter(t, shooter)) return true
  // rule swccg.landed-starfighter
  if (isLanded(t, shooter)) return false
  if (hasPermanentPilot(t, shooter)) return true
  return directlyOn(t, shooter).some(
    (card) => isCharacter(t, card) && isActive(t, card) && (!isDroid(t, card) || iconCount(t, card, 'warrior') > 0),
  )
}

/** A player's weapons where the battle is that nobody carries: some texts aim at those. rule swccg.defense-value */
function standingWeapons(t: Table, seat: Seat): Card[] {
  const { battle } = t.s
  if (battle === null) return []
  return cardsIn(t.s, seat, TABLE).filter(
    (card) => isWeapon(t, card) && bearerOf(t, card) === card && locationOf(t, card) === battle.at && isActive(t, card),
  )
}

/** Does it say of itself that such a weapon may be fired at it? */
const offersItself = (t: Table, card: Card, weapon: Card): boolean =>
  allowing(t, { deed: 'be-targeted', card, seat: controllerOf(t.s, card), at: NONE, what: weapon }) !== null

/** What this weapon may be fired at: an opponent's card in the battle, present with it or within its reach. */
export function targetsOf(t: Table, seat: Seat, weapon: Card, clause: Clause): Card[] {
  const { attack } = t.s
  const { reach }: TextTree = clause.ability
  const x = scopeFor(t, weapon, seat, null)
  const there = placeOf(t, bearerOf(t, weapon))
  const far = hasRule(t, 'fires-far', weapon)
  const inBattle = attack === null ? fighting(t, other(seat)) : [cardOf(attack.creature)]
  const shooter = bearerOf(t, weapon)
  const takesPart = shooter === weapon || attack !== null || isFighting(t, shooter)
  const { from } = aimOfShot(clause)
  const standing = attack === null ? standingWeapons(t, other(seat)) : []
  const offered = standing.filter((card) => offersItself(t, card, weapon))
  return [...find(t, from, x, seat), ...offered].filter((card, i, all) => {
    if (all.indexOf(card) !== i || !(inBattle.includes(card) || standing.includes(card))) return false
    if (!mayTarget(t, clause, weapon, seat, card)) return false
    const place = placeOf(t, card)
    if (place === there) return takesPart
    // rule swccg.long-range-weapons: both present at their locations; the shooter need not be in the battle.
    return (reach === 'adjacent' || far) && areAdjacent(t, place, there)
  })
}

/** May this weapon be fired by this text now, at that card or at anything? */
function canFire(t: Table, seat: Seat, weapon: Card, clause: Clause, at = NONE, why: Why = null): boolean {
  const tree: TextTree = clause.ability
  const x = scopeFor(t, weapon, seat, null)
  if (!mayFire(t, seat, weapon, why)) return false
  if (tree.if !== undefined && !holds(t, tree.if, x, seat))
    if (no(why, 'swccg.meeting-conditions', 'its condition is not met')) return false
  const hits = targetsOf(t, seat, weapon, clause).some((target) => {
    if (at !== NONE && target !== at) return false
    x.that.target = [refOf(t.s, target)]
    return canPay(t, tree.cost ?? [], x) && tree.effect !== undefined && possible(t, tree.effect, x, seat)
  })
  if (!hits && no(why, 'swccg.weapons-firing', 'there is nothing it could be fired at, or it could not be paid for'))
    return false
  return granted(why)
}

/** Is it the time to fire weapons, and may this one be fired by this text? */
export function mayFireNow(t: Table, seat: Seat, weapon: Card, clause: Clause, why: Why = null): boolean {
  if (!isTimeToFire(t, seat)) {
    no(why, 'swccg.firing-a-weapon', 'weapons are fired in a battle, or at a creature that is attacked')
    return false
  }
  return canFire(t, seat, weapon, clause, NONE, why)
}

/** In the midst of a battle a creature may be attacked: then it is fired at alone, by who attacks it. */
const isTimeToFire = (t: Table, seat: Seat): boolean =>
  t.s.attack === null ? t.s.battle !== null : t.s.attack.by === seat

export const canFireAt = (t: Table, seat: Seat, weapon: Card, target: Card): boolean =>
  t.s.battle !== null && firings(t, weapon).some((clause) => canFire(t, seat, weapon, clause, target))

/** Weapons that may be fired now, in the weapons segment. */
export function fireOptions(t: Table, seat: Seat): Option[] {
  if (!isTimeToFire(t, seat)) return []
  const options: Option[] = []
  for (const weapon of cardsIn(t.s, seat, TABLE)) {
    if (!isWeapon(t, weapon)) continue
    for (const clause of firings(t, weapon)) {
      if (!canFire(t, seat, weapon, clause)) continue
      options.push(offer.fire(weapon, clause.id))
      const shots = combinedShots(t, seat, weapon, clause)
      if (shots > 1) options.push(offer.fire(weapon, clause.id, shots))
    }
  }
  return options
}
