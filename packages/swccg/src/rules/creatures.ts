import {
  type ActionRule,
  act,
  actionAt,
  alternate,
  ask,
  type Card,
  call,
  cardOf,
  controllerOf,
  finish,
  goto,
  lives,
  NONE,
  type Option,
  perCatalog,
  procedure,
  type Ref,
  refOf,
  type Seat,
} from '@dejarik/kernel'
import { hasStatus, isMarked, mark, setAttack } from '../columns.js'
import { CREATURE, type Definition } from '../definitions.js'
import { type Of, offer } from '../options/index.js'
import { FOUGHT, HIT, type State, type Table } from '../state.js'
import { aboard, cardsAt, isActive, isPresent, isPresentWith, locationOf, placeOf } from './card-states.js'
import { payable, useCost } from './costs.js'
import { type Drawn, drawDestiny } from './destiny.js'
import { defOf, isCharacter, isCreature, isCreatureVehicle, isDroid, isSite, isStarship, isVehicle } from './facts.js'
import { leave } from './leaving.js'
import { ability, numberOf, permanentAbility, power } from './modifiers/numbers.js'
import { forbidden } from './modifiers/permissions.js'
import { randomCards } from './shuffling.js'
import { cardsIn, TABLE } from './zones.js'

const both: readonly Seat[] = [0, 1]

/** Whom a creature can attack: present with it, no droid, not aboard anything but a creature. rule swccg.creatures-attacks */
const prey = (t: Table, creature: Card, seat: Seat): Card[] =>
  cardsIn(t.s, seat, TABLE).filter(
    (card) =>
      (isCreatureVehicle(t, card) || (isCharacter(t, card) && !isDroid(t, card))) &&
      placeOf(t, card) === placeOf(t, creature) &&
      (aboard(t, card) === NONE || isCreatureVehicle(t, aboard(t, card))),
  )

function creatures(t: Table): readonly Card[] {
  if (!areCreatures(t.catalog)) return none
  const found: Card[] = []
  for (const seat of both)
    for (const card of cardsIn(t.s, seat, TABLE)) if (isCreature(t, card) && isActive(t, card)) found.push(card)
  return found
}

const none: readonly Card[] = []

/** Is there any creature among the cards of a game? */
const areCreatures = perCatalog(({ defs }): boolean =>
  defs.some((def) => ((def as unknown as Definition).bits & CREATURE) !== 0),
)

/** rule swccg.mandatory-actions: in every battle phase each creature attacks once, at a time of its owner's choice. */
export const creatureOptions = (t: Table, seat: Seat): Option[] =>
  t.s.phase !== 'battle'
    ? []
    : creatures(t)
        .filter((card) => controllerOf(t.s, card) === seat && !isMarked(t.s, card, FOUGHT))
        .filter((card) => both.some((side) => prey(t, card, side).length > 0))
        .map(offer.creature)

export const beginCreature = (t: Table, seat: Seat, card: Card): void => act(t, 'creature', seat, { card })

interface Attacking {
  action: number
  target?: Card
  /** What had been fired in the battle in the midst of which a creature is attacked. */
  fired?: Ref[]
  ferocity?: number
  power?: number
}

/** The fixed part of a creature's ferocity; so many destinies are added each time. rule swccg.creatures-ferocity */
const draws = (t: Table, card: Card): number => defOf(t, card).ferocity?.destiny ?? 0

const plus = (t: Table, card: Card): number => {
  const printed = defOf(t, card).ferocity?.plus
  return typeof printed === 'number' ? printed : numberOf(t, card, 'ferocity')
}

export const creatureAttack = procedure<Attacking, State>('creature-attack', {
  side(t, f) {
    const { card, by } = actionAt(t, f.action)
    mark(t.s, card, FOUGHT)
    const sides = both.filter((seat) => prey(t, card, seat).length > 0)
    if (sides.length === 0) finish(t, f)
    else ask(t, by, 'side', sides.map(offer.side), { about: { card } })
  },
  target(t, f, answer: Of<'side'>) {
    const { card } = actionAt(t, f.action)
    ;[f.target] = randomCards(t, prey(t, card, answer.seat), 1) as [Card]
    t.watch?.({ is: 'creature-attacks', card, target: f.target })
  },
  ferocity(t, f) {
    const { card, by } = actionAt(t, f.action)
    if (draws(t, card) === 0) f.result = { total: 0 }
    else
      call(t, drawDestiny, {
        seat: by,
        kind: 'attack',
        n: draws(t, card),
        action: f.action,
        location: locationOf(t, card),
      })
  },
  defend(t, f) {
    const { card } = actionAt(t, f.action)
    const target = f.target as Card
    f.ferocity = plus(t, card) + ((f.result as Drawn).total ?? 0)
    const seat = controllerOf(t.s, target)
    if (ability(t, target) < 4) f.result = { total: 0 }
    else call(t, drawDestiny, { seat, kind: 'attack', n: 1, action: f.action, location: locationOf(t, card) })
  },
  compare(t, f) {
    const { by } = actionAt(t, f.action)
    const target = f.target as Card
    const strength = power(t, target) + ((f.result as Drawn).total ?? 0)
    if ((f.ferocity as number) > strength) leave(t, [target], 'lost', by, 'eaten')
  },
})

/** Who could attack a creature there: all that could be in a battle. rule swccg.creatures-being-attacked */
const attackers = (t: Table, seat: Seat, at: Card): Card[] =>
  cardsAt(t, seat, at).filter(
    (card) =>
      (isCharacter(t, card) || isVehicle(t, card) || isStarship(t, card)) &&
      !forbidden(t, { deed: 'battle', card, seat, at }),
  )

export function attackOptions(t: Table, seat: Seat): Option[] {
  if (seat !== t.s.active || payable(t, seat) < 1) return []
  return creatures(t)
    .filter((card) => {
      const at = locationOf(t, card)
      if (at === NONE || t.s.attacked.includes(at)) return false
      return attackers(t, seat, at).some((each) => isPresentWith(t, each, card))
    })
    .map(offer.attack)
}

export const beginAttack = (t: Table, seat: Seat, card: Card): void => act(t, 'attack', seat, { card })

/** rule swccg.creatures-being-attacked: an attack is over when its creature is hit or gone. */
export function isAttackOn(t: Table): boolean {
  const ref = t.s.attack?.creature ?? NONE
  return ref !== NONE && lives(t.s, ref) && isActive(t, cardOf(ref)) && !isHit(t, cardOf(ref))
}

const isHit = (t: Table, card: Card): boolean => hasStatus(t.s, card, HIT)

export const attackCreature = procedure<Attacking, State>('attack-creature', {
  weapons(t, f) {
    const { card, by } = actionAt(t, f.action)
    const at = locationOf(t, card)
    t.s.attacked.push(at)
    setAttack(t.s, { creature: refOf(t.s, card), by, at })
    f.fired = t.s.fired
    t.s.fired = []
    t.watch?.({ is: 'attack', seat: by, card })
    call(t, alternate, { during: 'attack', next: by })
  },
  hit(t, f) {
    const { card, by } = actionAt(t, f.action)
    if (!isActive(t, card)) goto(f, 'done')
    else if (isHit(t, card)) {
      goto(f, 'done')
      leave(t, [card], 'lost', by, 'hit')
    }
  },
  ferocity(t, f) {
    const { card } = actionAt(t, f.action)
    const seat = controllerOf(t.s, card)
    if (draws(t, card) === 0) f.result = { total: 0 }
    else
      call(t, drawDestiny, { seat, kind: 'attack', n: draws(t, card), action: f.action, location: locationOf(t, card) })
  },
  power(t, f) {
    const { card, by } = actionAt(t, f.action)
    f.ferocity = plus(t, card) + ((f.result as Drawn).total ?? 0)
    const at = locationOf(t, card)
    const all = attackers(t, by, at)
    const total = all.reduce((sum, each) => sum + ability(t, each) + permanentAbility(t, each), 0)
    f.power = all.reduce((sum, each) => sum + (usesPower(t, each, at) ? power(t, each) : 0), 0)
    if (total < 4) f.result = { total: 0 }
    // As battle destiny is, it is drawn only if its player wants to.
    else call(t, drawDestiny, { seat: by, kind: 'attack', n: 1, action: f.action, location: at, optional: true })
  },
  compare(t, f) {
    const { card, by } = actionAt(t, f.action)
    const strength = (f.power as number) + ((f.result as Drawn).total ?? 0)
    if (strength > (f.ferocity as number) + numberOf(t, card, 'defense')) leave(t, [card], 'lost', by, 'defeated')
  },
  done(t, f) {
    t.s.fired = f.fired as Ref[]
  },
})

const usesPower = (t: Table, card: Card, at: Card): boolean =>
  isPresent(t, card) && (isVehicle(t, card) || (isSite(t, at) ? isCharacter(t, card) : isStarship(t, card)))

/** rule swccg.creatures-attack-creatures: two creatures that are present together attack each other at once, unless they are selective of one kind. */
export function rivals(t: Table): [Card, Card][] {
  const all = creatures(t)
  const found: [Card, Card][] = []
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const [a, b] = [all[i] as Card, all[j] as Card]
      // rule swccg.selective-creatures
      const selective = defOf(t, a).name === defOf(t, b).name && defOf(t, a).icons.selective !== undefined
      if (!selective && isPresentWith(t, a, b)) found.push([a, b])
    }
  return found
}

/** rule swccg.creatures-attacks: the one with the lower ferocity is eaten; a tie eats both. */
export const creaturesFight = procedure<{ pair: [Card, Card]; sums?: number[] }, State>('creatures-fight', {
  draw(t, f) {
    f.sums ??= []
    const card = f.pair[f.sums.length]
    if (card === undefined) goto(f, 'compare')
    else if (draws(t, card) === 0) f.result = { total: 0 }
    else
      call(t, drawDestiny, {
        seat: controllerOf(t.s, card),
        kind: 'attack',
        n: draws(t, card),
        action: NONE,
        location: locationOf(t, card),
      })
  },
  drawn(t, f) {
    const card = f.pair[(f.sums as number[]).length] as Card
    f.sums?.push(plus(t, card) + ((f.result as Drawn).total ?? 0))
    goto(f, 'draw')
  },
  compare(t, f) {
    const [a, b] = f.sums as [number, number]
    const eaten = a === b ? f.pair : a < b ? [f.pair[0]] : [f.pair[1]]
    leave(t, eaten, 'lost', t.s.active, 'eaten')
  },
})

export const creatureRule: ActionRule<State> = {
  result: creatureAttack,
}

export const attackRule: ActionRule<State> = {
  costs: (_t, f) => useCost(f.by, 1),
  result: attackCreature,
  ended(t) {
    setAttack(t.s, null)
  },
}
