import {
  type ActionRule,
  actionAt,
  ask,
  type Card,
  type Clause,
  call,
  cardOf,
  finish,
  goto,
  type Occurrence,
  type Option,
  openWindow,
  pick,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { type Any, amount, bind, find, holds, possible } from '@dejarik/kernel/vocabulary'
import type { Aim } from '../effects/tree.js'
import { FIRED, other, type State, type Table, UNUSABLE } from '../state.js'
import { allowing, forbidden, hasRule } from './allowed.js'
import { fighting } from './battle/battle.js'
import { becoming } from './becoming.js'
import { clausesOf } from './clauses.js'
import { payable, useForce } from './costs.js'
import {
  defOf,
  hasTrait,
  iconCount,
  isArtillery,
  isCapital,
  isCharacter,
  isDroid,
  isStarship,
  isVehicle,
  isWeapon,
  shipsOn,
} from './facts.js'
import { isSilenced } from './gains.js'
import { areAdjacent } from './lines.js'
import { isLanded } from './numbers.js'
import { hasPermanentPilot } from './piloting.js'
import { directlyOn, isActive, isPresentAt, locationOf, placeOf } from './places.js'
import { mayTarget } from './targeting.js'
import { bounds, canPay, scopeFor } from './text.js'
import { aimText, carryOut, initiatedText, payText, scopeOfAction, type TextAction, useText } from './text-action.js'
import { cardsIn, TABLE } from './zones.js'

/** The card that carries and fires a weapon: whoever it is on; the weapon itself where it stands alone. */
export const shooterOf = (t: Table, weapon: Card): Card => {
  const host = t.s.host[weapon] as Card
  return host >= 0 && (isCharacter(t, host) || isStarship(t, host) || isVehicle(t, host)) ? host : weapon
}

/** The texts by which a weapon fires. */
export const firings = (t: Table, weapon: Card): Clause[] =>
  clausesOf(t, weapon).filter((clause) => clause.ability.ability === 'fire')

/** rules swccg.automated-weapons, swccg.firing-out-of-battle. May this weapon be fired at all now, for all that concerns itself and who holds it? rule swccg.weapons-firing */
export function mayFire(t: Table, seat: Seat, weapon: Card): boolean {
  const { s } = t
  if (!isActive(t, weapon) || isSilenced(t, weapon) || ((s.status[weapon] as number) & UNUSABLE) !== 0) return false
  const shooter = shooterOf(t, weapon)
  const at = locationOf(t, weapon)
  if (
    forbidden(t, { deed: 'fire', card: weapon, seat, at }) ||
    forbidden(t, { deed: 'use', card: shooter, seat, at, what: weapon })
  )
    return false
  if (isArtillery(t, weapon) && !isPowered(t, seat, weapon)) return false
  const times = timesOf(t, seat, weapon)
  if (times !== 'any' && s.fired.filter((ref) => ref === refOf(s, weapon)).length >= times) return false
  return shooter === weapon || mayShoot(t, shooter, weapon, seat)
}

/** rule swccg.artillery-weapons: it needs a power source of one's own present: a power droid or a fusion generator. */
const isPowered = (t: Table, seat: Seat, weapon: Card): boolean =>
  cardsIn(t.s, seat, TABLE).some(
    (card) =>
      (defOf(t, card).model === 'power droid' || hasTrait(t, card, 'fusion generator')) &&
      isPresentAt(t, card, placeOf(t, weapon)),
  )

/** How often it may be fired in a battle: once, unless a text says otherwise. rule swccg.firing-a-weapon */
const timesOf = (t: Table, seat: Seat, weapon: Card): number | 'any' =>
  (allowing(t, { deed: 'fire', card: weapon, seat, at: locationOf(t, weapon) })?.gain as Any)?.n ?? 1

/** Several firings as one: how many at once, where none was made yet and all can be paid for; 1 where they cannot be combined. */
function combinedShots(t: Table, seat: Seat, weapon: Card, clause: Clause): number {
  const times = timesOf(t, seat, weapon)
  const { cost = [] } = clause.ability as Any
  if (times === 'any' || times < 2 || t.s.fired.includes(refOf(t.s, weapon))) return 1
  const all = new Array<Any[]>(times).fill(cost).flat()
  return canPay(t, all, scopeFor(t, weapon, seat, null)) ? times : 1
}

/** rules swccg.weapons, swccg.weapons-deploying-carrying, swccg.starship-weapons, swccg.vehicle-weapons: one weapon a turn, and somebody to fire it. */
function mayShoot(t: Table, shooter: Card, weapon: Card, seat: Seat): boolean {
  const { s } = t
  const at = locationOf(t, shooter)
  const others = directlyOn(s, shooter).filter(
    (card) => card !== weapon && isWeapon(t, card) && ((s.marks[card] as number) & FIRED) !== 0,
  )
  // Two warriors on one card use a weapon each, and so does each starfighter of a squadron.
  const another = others.length >= Math.max(shipsOn(t, shooter), iconCount(t, shooter, 'warrior'))
  if (another && !isCapital(t, shooter) && allowing(t, { deed: 'use', card: shooter, seat, at, what: weapon }) === null)
    return false
  if (isCharacter(t, shooter)) return true
  // rule swccg.landed-starfighter
  if (isLanded(t, shooter)) return false
  if (hasPermanentPilot(t, shooter)) return true
  return directlyOn(s, shooter).some(
    (card) => isCharacter(t, card) && isActive(t, card) && (!isDroid(t, card) || iconCount(t, card, 'warrior') > 0),
  )
}

/** A player's weapons where the battle is that nobody carries: some texts aim at those. rule swccg.defense-value */
function standingWeapons(t: Table, seat: Seat): Card[] {
  const { battle } = t.s
  if (battle === null) return []
  return cardsIn(t.s, seat, TABLE).filter(
    (card) =>
      isWeapon(t, card) && shooterOf(t, card) === card && locationOf(t, card) === battle.at && isActive(t, card),
  )
}

/** Does it say of itself that such a weapon may be fired at it? */
const offersItself = (t: Table, card: Card, weapon: Card): boolean =>
  allowing(t, { deed: 'be-targeted', card, seat: t.s.controller[card] as Seat, at: -1, what: weapon }) !== null

/** What this weapon may be fired at: an opponent's card in the battle, present with it or within its reach. */
export function targetsOf(t: Table, seat: Seat, weapon: Card, clause: Clause): Card[] {
  const { attack, battle } = t.s
  const tree = clause.ability as Any
  const x = scopeFor(t, weapon, seat, null)
  const there = placeOf(t, shooterOf(t, weapon))
  const far = hasRule(t, 'fires-far', weapon)
  const inBattle = attack === null ? fighting(t, other(seat)) : [cardOf(attack.creature)]
  const shooter = shooterOf(t, weapon)
  const takesPart =
    shooter === weapon || attack !== null || (battle?.cards ?? []).some((ref) => cardOf(ref) === shooter)
  const { from } = tree.targets[0] as Aim
  const standing = attack === null ? standingWeapons(t, other(seat)) : []
  const offered = standing.filter((card) => offersItself(t, card, weapon))
  return [...find(t, from, x, seat), ...offered].filter((card, i, all) => {
    if (all.indexOf(card) !== i || !(inBattle.includes(card) || standing.includes(card))) return false
    if (!mayTarget(t, clause, weapon, seat, card)) return false
    const place = placeOf(t, card)
    if (place === there) return takesPart
    // rule swccg.long-range-weapons: both present at their locations; the shooter need not be in the battle.
    return (tree.reach === 'adjacent' || far) && areAdjacent(t, place, there)
  })
}

/** May this weapon be fired by this text now, at that card or at anything? */
function canFire(t: Table, seat: Seat, weapon: Card, clause: Clause, at = -1): boolean {
  const tree = clause.ability as Any
  const x = scopeFor(t, weapon, seat, null)
  if (!mayFire(t, seat, weapon) || (tree.if !== undefined && !holds(t, tree.if, x, seat))) return false
  return targetsOf(t, seat, weapon, clause).some((target) => {
    if (at >= 0 && target !== at) return false
    x.that.target = [refOf(t.s, target)]
    return canPay(t, tree.cost ?? [], x) && possible(t, tree.effect, x, seat)
  })
}

export const canFireAt = (t: Table, seat: Seat, weapon: Card, target: Card): boolean =>
  t.s.battle !== null && firings(t, weapon).some((clause) => canFire(t, seat, weapon, clause, target))

/** Weapons that may be fired now, in the weapons segment. */
export function fireOptions(t: Table, seat: Seat): Option[] {
  if (t.s.battle === null && t.s.attack?.by !== seat) return []
  const options: Option[] = []
  for (const weapon of cardsIn(t.s, seat, TABLE)) {
    if (!isWeapon(t, weapon)) continue
    for (const clause of firings(t, weapon)) {
      if (!canFire(t, seat, weapon, clause)) continue
      options.push({ do: 'fire', card: weapon, clause: clause.id })
      const shots = combinedShots(t, seat, weapon, clause)
      if (shots > 1) options.push({ do: 'fire', card: weapon, clause: clause.id, shots })
    }
  }
  return options
}

/** `at`: the target is given; `sum`: what all weapons fired together have drawn counts for this one; `shots`: so many combined. */
export const beginFiring = (
  t: Table,
  seat: Seat,
  weapon: Card,
  clause: number,
  more: { at?: Ref; sum?: number; shots?: number } = {},
): void => useText(t, 'fire', seat, weapon, clause, more)

/** rule swccg.firing-a-weapon: once a battle, and one weapon a turn for most who carry them. */
export function noteFired(t: Table, weapon: Card): void {
  const { s } = t
  s.fired.push(refOf(s, weapon))
  s.marks[weapon] = (s.marks[weapon] as number) | FIRED
}

/** Chooses what to fire at, then whatever else the text aims at. */
export const aimWeapon = procedure<{ action: number }, State>('aim-weapon', {
  first(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const clause = t.catalog.clauses[a.clause] as Clause
    const given = a.at as Ref | undefined
    const from = given === undefined ? targetsOf(t, a.by, a.card, clause) : [cardOf(given)]
    const { min, max } = bounds(t, (clause.ability as Any).targets[0] as Aim, from.length, scopeOfAction(a))
    if (from.length < min) finish(t, f, false)
    else call(t, pick, { seat: a.by, from, min, max: Math.min(max, from.length), as: 'card', about: 'target' })
  },
  chosen(t, f) {
    const a = actionAt(t, f.action) as TextAction
    bind(t, scopeOfAction(a), 'target', f.result as number[])
    call(t, aimText, { action: f.action, i: 1 })
  },
  done(t, f) {
    finish(t, f, f.result)
  },
})

/** rule swccg.fire-repeatedly: all firings in a row, as one action; each is paid for and aimed anew. */
export const shoot = procedure<{ action: number }, State>('shoot', {
  fire(t, f) {
    call(t, carryOut, { action: f.action })
  },
  offer(t, f) {
    const a = actionAt(t, f.action) as TextAction
    const clause = t.catalog.clauses[a.clause] as Clause
    const cost = repeatCost(t, a, clause)
    const may =
      cost >= 0 && payable(t, a.by) >= cost && isActive(t, a.card) && targetsOf(t, a.by, a.card, clause).length > 0
    if (may)
      ask(t, a.by, 'repeat', [{ do: 'again' }, { do: 'done' }], {
        about: { card: a.card },
        rule: 'swccg.fire-repeatedly',
      })
    else finish(t, f)
  },
  pay(t, f, answer) {
    const a = actionAt(t, f.action) as TextAction
    if (answer.do === 'done') finish(t, f)
    else call(t, useForce, { seat: a.by, n: repeatCost(t, a, t.catalog.clauses[a.clause] as Clause) })
  },
  aim(t, f) {
    call(t, aimWeapon, { action: f.action })
  },
  answered(t, f) {
    const a = actionAt(t, f.action)
    openWindow(t, initiatedText(t, a, 'just-fire'), undefined, true)
    goto(f, 'fire')
  },
})

/** What firing once more costs; -1 where it may not. */
const repeatCost = (t: Table, a: TextAction, clause: Clause): number => {
  const { repeat } = clause.ability as Any
  return repeat === undefined ? -1 : amount(t, repeat, scopeOfAction(a), a.by)
}

/** rules swccg.firing-a-weapon, swccg.weapon-destiny: a weapon fires at its target; what is drawn and what comes of it its text says. */
export const fireRule: ActionRule<State> = {
  targets: aimWeapon,
  costs(t, f) {
    const a = f as TextAction
    const { s } = t
    if (a.sum !== undefined) {
      a.that['#sum'] = [a.sum as number]
      return []
    }
    const shots = (a.shots as number | undefined) ?? 1
    if (shots > 1) a.that['#shots'] = [shots]
    for (let i = 0; i < shots; i++) noteFired(t, a.card)
    const tree = (t.catalog.clauses[a.clause] as Clause).ability as Any
    t.watch?.({ is: 'fired', seat: a.by, card: a.card })
    if ((tree.cost ?? []).length === 0) return []
    return Array.from({ length: shots }, () => ({
      procedure: payText.name,
      you: a.by,
      source: a.source,
      that: a.that,
      number: a.number,
      die: -1,
      opponent: 1 - a.by,
      node: t.catalog.nodeOf.get(tree.effect),
      scope: s.stack.length,
    }))
  },
  initiated: (t, f): Occurrence[] => initiatedText(t, f, 'just-fire'),
  get result() {
    return shoot
  },
  completed: (t) => becoming(t),
}
