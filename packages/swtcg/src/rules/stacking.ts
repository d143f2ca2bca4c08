import { type Card, controllerOf, definitionOf, move, NONE, pileOf, type Seat } from '@dejarik/kernel'
import { isA } from '@dejarik/kernel/vocabulary'
import { pilotedUnit } from '../columns.js'
import type { Table } from '../state.js'
import { factsNow, factsOf, uniqueNumbers } from './facts.js'
import { scopeOfCard } from './gains.js'
import { inherit, shift } from './moving.js'
import { hasRule } from './named-rules.js'
import { buildCost, cannot, stackingCost } from './numbers.js'
import { couldPilot, hasMoved } from './piloting.js'
import {
  ARENA,
  ATTACHED,
  arenaOf,
  arenasFor,
  BUILD,
  beneath,
  cardsIn,
  def,
  pilotsOf,
  unitsInArenas,
  zone,
} from './zones.js'

/** rule swtcg.general-stacking */
const MOST = 4

/** One way to bring a unit or Equipment card into play: by itself, or into a stack. */
export interface Way {
  /** The top of the stack; -1: by itself. */
  on: Card
  where: 'top' | 'beneath' | ''
  /** Build counters needed. */
  cost: number
  /** Where the unit goes if its new top fights in other arenas, and in more than one of them. */
  arena?: number
}

/** The cost printed on a card; none is zero. rule swtcg.completing-locations */
export const printedCost = (t: Table, card: Card): number => factsOf(t, card).cost

/** rules swtcg.gl-total-build-cost, swtcg.gl-build-cost: the top card's cost and 1 for each card beneath. */
export const stackCost = (t: Table, top: Card): number => printedCost(t, top) + beneath(t.s, top).length

export const isEquipment = (t: Table, card: Card): boolean => factsOf(t, card).type === 'equipment'

const inPlay: readonly number[] = [ARENA, ARENA + 1, ARENA + 2, BUILD, ATTACHED]

/**
 * The unique cards that a seat has in battle or retreated: units and Pilots on units, or Equipment; both unless told.
 * rules swtcg.gl-unique, swtcg.part-version-letter, swtcg.unique-pilots
 */
export function uniquesOf(t: Table, seat: Seat, equipment?: boolean): readonly Card[] {
  const { s } = t
  let found: Card[] | undefined
  for (const which of inPlay) {
    for (const card of cardsIn(s, seat, which)) {
      if (!isUnique(t, card, which, equipment)) continue
      if (found === undefined) found = [card]
      else found.push(card)
    }
  }
  return found ?? NOBODY
}

/** Is this one of them, in that zone? What is being built or lies beneath a stack is not. */
function isUnique(t: Table, card: Card, which: number, equipment?: boolean): boolean {
  const { uniqueAs, type } = factsOf(t, card)
  if (uniqueAs === 0 || (equipment !== undefined && (type === 'equipment') !== equipment)) return false
  return which === BUILD ? t.s.faceUp[card] === 1 : t.s.under[card] === NONE
}

/** Does a unique name occur more than once in play, on one side or (`across`) on both? Nearly never. */
export function isAnyRepeated(t: Table, across: boolean): boolean {
  const { s } = t
  const numbers = uniqueNumbers(t.catalog)
  // The unique names that were seen, the first side's before the second's.
  const seen: number[] = []
  let first = 0
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < inPlay.length; i++) {
      const which = inPlay[i] as number
      const cards = cardsIn(s, seat, which)
      for (let j = 0; j < cards.length; j++) {
        const uniqueAs = numbers[definitionOf(s, cards[j] as Card)] as number
        if (uniqueAs === 0 || !isUnique(t, cards[j] as Card, which)) continue
        if (seen.includes(uniqueAs, across ? 0 : first)) return true
        seen.push(uniqueAs)
      }
    }
    first = seen.length
  }
  return false
}
const NOBODY: readonly Card[] = []
const NO_WAY: readonly Way[] = []

/** Is there no stack that it could join? */
export const standsAlone = (t: Table, seat: Seat, card: Card): boolean =>
  factsNow(t, card).guestOf === undefined && namesake(t, seat, card) === NONE

/** This seat's card of the same (or an equivalent) unique name, in battle or retreated; -1: none. */
export function namesake(t: Table, seat: Seat, card: Card): Card {
  const { s } = t
  const numbers = uniqueNumbers(t.catalog)
  const uniqueAs = numbers[definitionOf(s, card)] as number
  if (uniqueAs === 0) return NONE
  for (let i = 0; i < inPlay.length; i++) {
    const which = inPlay[i] as number
    const cards = cardsIn(s, seat, which)
    for (let j = 0; j < cards.length; j++) {
      const each = cards[j] as Card
      if (numbers[definitionOf(s, each)] !== uniqueAs || each === card) continue
      if (isUnique(t, each, which, isEquipment(t, card))) return each
    }
  }
  return NONE
}

/** rule swtcg.general-stacking: may it join that stack? In setup no text counts. */
function joins(t: Table, card: Card, on: Card, settingUp: boolean): boolean {
  const stack = [on, ...beneath(t.s, on)]
  const { name, version } = def(t, card)
  if (stack.some((each) => def(t, each).version === version && def(t, each).name === name)) return false
  if (factsNow(t, on).isSpirit || factsNow(t, card).isSpirit) return false
  if (settingUp) return stack.length < MOST
  // Some cards let a stack be of any size, or are one more than it may hold.
  const most = MOST + (stack.some((each) => isGuest(t, each, on)) ? 1 : 0)
  return (stack.length < most || hasRule(t, on, 'tall-stack')) && !cannot(t, card, 'stack')
}

/** Is this card of a stack under that unit as a guest, not as a version of it? */
export const isGuest = (t: Table, card: Card, top: Card): boolean =>
  factsNow(t, card).guestOf !== undefined && def(t, card).name !== def(t, top).name

/** Each such stack has room for one of them, besides the cards that it may hold anyway. rule swtcg.general-stacking */
function guestWays(t: Table, seat: Seat, card: Card): readonly Way[] {
  const of = factsNow(t, card).guestOf
  if (of === undefined || cannot(t, card, 'stack')) return NO_WAY
  const x = { ...scopeOfCard(t, card), you: seat }
  return [...unitsInArenas(t.s, seat), ...cardsIn(t.s, seat, BUILD).filter((each) => t.s.faceUp[each] === 1)]
    .filter((unit) => isA(t, unit, of, x, seat))
    .filter((unit) => !beneath(t.s, unit).some((each) => isGuest(t, each, unit)))
    .map((on) => ({ on, where: 'beneath', cost: stackingCost(t, card, 1, true) }))
}

/** rule swtcg.unique-pilots: would a Pilot that has used its move fall off if this were on top of that stack? */
export function wouldDropPilot(t: Table, card: Card, top: Card): boolean {
  const unit = pilotedUnit(t.s, top)
  if (unit !== NONE && hasMoved(t.s, top) && !couldPilot(t, card, unit)) return true
  return pilotsOf(t.s, top).some((pilot) => hasMoved(t.s, pilot) && !couldPilot(t, pilot, card))
}

/**
 * Where a stack may go whose top would be this card: [-1] where it stays or has no choice.
 * rules swtcg.making-a-stack, swtcg.rearranging-stack
 */
export function arenasOnTop(t: Table, card: Card, top: Card): readonly number[] {
  const here = arenaOf(t.s, top)
  const own = arenasFor(t, card)
  return here === NONE || own.includes(here) || own.length < 2 ? [NONE] : own
}

/** rules swtcg.unique-setup, swtcg.making-a-stack, swtcg.section-4: the ways open to this card. */
export function ways(t: Table, seat: Seat, card: Card, settingUp: boolean): Way[] {
  const cost = settingUp ? printedCost(t, card) : buildCost(t, card)
  const on = namesake(t, seat, card)
  const alone: Way = { on: NONE, where: '', cost }
  const guests = settingUp ? [] : guestWays(t, seat, card)
  if (on === NONE) return [alone, ...guests]
  // In setup it must stack. Later it may come by itself; then only one of the two can stay.
  const found: Way[] = settingUp ? [] : [alone, ...guests]
  if (!joins(t, card, on, settingUp)) return found
  found.push({ on, where: 'beneath', cost: settingUp ? 1 : stackingCost(t, card, 1, true) })
  // Both as printed: what it costs to deploy a unit does not matter once it is in play. rule swtcg.gl-build-cost
  const more = Math.max(0, printedCost(t, card) - printedCost(t, on))
  if (settingUp) {
    // A cheaper one goes beneath, and so does one of another type.
    if (cost >= printedCost(t, on) && arenasFor(t, card).includes(arenaOf(t.s, on)))
      found.push({ on, where: 'top', cost: more + 1 })
  } else if (!wouldDropPilot(t, card, on)) {
    for (const arena of arenasOnTop(t, card, on))
      found.push({
        on,
        where: 'top',
        cost: stackingCost(t, card, more + 1, false),
        ...(arena === NONE ? {} : { arena }),
      })
  }
  return found
}

/** Puts a card into a stack; a new top takes over the place, the damage and whatever is attached. */
export function stackOn(t: Table, card: Card, on: Card, where: string, arena = NONE): void {
  const { s } = t
  const seat = controllerOf(s, on)
  s.counters[card] = 0
  if (where === 'beneath') {
    move(t, card, zone(seat, ATTACHED))
    s.under[card] = on
  } else {
    const place = pileOf(s, on)
    move(t, card, place)
    takeOver(t, on, card, arena)
  }
  s.controller[card] = seat
  t.watch?.({ is: 'stacked', seat, card, on, where })
}

/** One card becomes the top in place of another of its stack: it is the same unit or Equipment. rule swtcg.gl-stack */
export function takeOver(t: Table, old: Card, top: Card, arena = NONE): void {
  const { s } = t
  for (const column of [s.damage, s.tapped, s.moved, s.faceUp]) {
    column[top] = column[old] as number
    column[old] = 0
  }
  // rule swtcg.unique-pilots
  for (const column of [s.piloting, s.equipped]) {
    column[top] = column[old] as Card
    column[old] = NONE
  }
  for (let card = 0; card < s.def.length; card++) {
    for (const column of [s.under, s.piloting, s.equipped]) if (column[card] === old) column[card] = top
  }
  inherit(t, old, top)
  if (s.attacker === old) s.attacker = top
  if (s.defender === old) s.defender = top
  const seat = controllerOf(s, old)
  move(t, old, zone(seat, ATTACHED))
  s.under[old] = top
  // A top of another type moves to its arena at once.
  const here = arenaOf(s, top)
  const own = arenasFor(t, top)
  if (here !== NONE && !own.includes(here))
    shift(t, top, zone(seat, ARENA + (arena === NONE ? (own[0] as number) : arena)))
}
