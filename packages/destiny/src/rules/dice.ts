import { below, type Card, controllerOf, type Frame, NONE, type Seat, scriptedRoll } from '@dejarik/kernel'
import type { Side } from '../cards/side.js'
import { cardOfDie, seatOfPool, sideOfDie } from '../columns.js'
import { ASIDE, type Die, HELD, IN_POOL, ON_CARD, type State, type Table } from '../state.js'
import { def, inPlay, upgradesOn } from './areas.js'
import { xOf } from './numbers.js'

/** Takes a card's die from the set-aside dice, or makes it the first time the card is seen. */
export function newDie(s: State, card: Card, at: number = ON_CARD): Die {
  const die = s.dieCard.push(card) - 1
  s.dieAt.push(at)
  s.diePool.push(controllerOf(s, card))
  s.dieSide.push(0)
  s.dieHolder.push(NONE)
  s.dieLoose.push(0)
  return die
}

/** Every die of this card, wherever it is. */
export function diceOf(s: State, card: Card): Die[] {
  const found: Die[] = []
  for (let die = 0; die < s.dieCard.length; die++) if (s.dieCard[die] === card) found.push(die)
  return found
}

/** The die of a card that has just entered play is placed on it. rule destiny.set-aside-dice */
export function bringDie(t: Table, card: Card): void {
  const { s } = t
  if (def(t, card).die === null) return
  const dice = diceOf(s, card)
  if (dice.length === 0) newDie(s, card)
  for (const die of dice) putOnCard(s, die)
}

export function putOnCard(s: State, die: Die): void {
  s.dieAt[die] = ON_CARD
  s.dieLoose[die] = 0
}

/** Out of the pool: back to its card, or aside where that is not in play. rule destiny.removing-dice */
export function returnDie(s: State, die: Die): void {
  if (s.dieLoose[die] === 1 || !inPlay(s, cardOfDie(s, die))) setAside(s, die)
  else putOnCard(s, die)
}

export function setAside(s: State, die: Die): void {
  s.dieAt[die] = ASIDE
  s.dieLoose[die] = 0
}

/**
 * A card leaves play: its dice leave the game with it. rule destiny.dice-leaving-play
 * rule destiny.faq-multiple-same-characters: those of this very card, not of another copy
 */
export function diceLeave(t: Table, card: Card): void {
  const { s } = t
  for (let die = 0; die < s.dieCard.length; die++) {
    if (s.dieCard[die] === card) setAside(s, die)
    else if (isHeld(s, die) && s.dieHolder[die] === card) returnDie(s, die)
  }
}

/** Dice in a pool, in canonical order. */
export function poolOf(s: State, seat: Seat): Die[] {
  const found: Die[] = []
  for (let die = 0; die < s.dieAt.length; die++)
    if (s.dieAt[die] === IN_POOL && s.diePool[die] === seat) found.push(die)
  return found
}

export const inPool = (s: State, die: Die): boolean => s.dieAt[die] === IN_POOL
export const isHeld = (s: State, die: Die): boolean => s.dieAt[die] === HELD

/** The side that shows, or showed when the die left the pool. rule destiny.showing */
export function sideOf(t: Table, die: Die): Side {
  const { s } = t
  return (def(t, cardOfDie(s, die)).die as readonly Side[])[sideOfDie(s, die)] as Side
}

/** The value that shows; blanks and specials are zeroes. rule destiny.die-value */
export function valueOfSide(t: Table, die: Die): number {
  const { value } = sideOf(t, die)
  return value === 'X' ? xOf(t, cardOfDie(t.s, die)) : value
}

/** Rolls one die into this pool. */
export function roll(t: Table, die: Die, seat: Seat): void {
  const { s } = t
  s.dieAt[die] = IN_POOL
  s.diePool[die] = seat
  s.dieSide[die] = sideRolled(t, die)
  t.watch?.({ is: 'rolled', seat, die, card: cardOfDie(s, die), side: sideOfDie(s, die) })
}

/** A scenario writes the sides as card data does. */
function sideRolled(t: Table, die: Die): number {
  const told = scriptedRoll(t.s)
  if (told === undefined) return below(t.s.random, 6)
  const { name, sides = [] } = def(t, cardOfDie(t.s, die))
  if (!sides.includes(told)) throw new Error(`The die of ${name} has no side ${told}, only ${sides.join(' ')}`)
  return sides.indexOf(told)
}

/** A character rolls its own dice and those of its upgrades; a support its own. rule destiny.activate */
export function rollAll(t: Table, card: Card, seat: Seat): void {
  const { s } = t
  const cards = [card, ...upgradesOn(s, card)]
  for (let die = 0; die < s.dieCard.length; die++) {
    if (s.dieAt[die] === ON_CARD && cards.includes(cardOfDie(s, die))) roll(t, die, seat)
  }
}

/** A new chance for a die in a pool. */
export function reroll(t: Table, die: Die): void {
  roll(t, die, seatOfPool(t.s, die))
}

export function turnTo(t: Table, die: Die, side: number): void {
  t.s.dieSide[die] = side
  t.watch?.({ is: 'turned', die, card: cardOfDie(t.s, die), side })
}

export function removeDie(t: Table, die: Die): void {
  t.watch?.({ is: 'removed', die, card: cardOfDie(t.s, die), side: sideOfDie(t.s, die) })
  returnDie(t.s, die)
}

/**
 * The sides a die may be turned to: any but the one that shows. Of sides that look the same only one is listed.
 * rule destiny.turn-die
 */
export function otherSides(t: Table, die: Die, fits: (side: Side) => boolean): number[] {
  const sides = def(t, cardOfDie(t.s, die)).die as readonly Side[]
  const found: number[] = []
  sides.forEach((side, i) => {
    if (i === t.s.dieSide[die] || !fits(side)) return
    if (!found.some((j) => alike(sides[j] as Side, side))) found.push(i)
  })
  return found
}

export const alike = (a: Side, b: Side): boolean =>
  a.symbol === b.symbol && a.value === b.value && a.modifier === b.modifier && a.cost === b.cost

/** A die stays in the pool until its effect has been carried out, and so do its modifiers; none is used twice at once. */
export function isBeingResolved(t: Table, die: Die): boolean {
  for (const each of t.s.stack) {
    if (each.procedure !== 'resolve-die') continue
    const f = each as Frame & { die: Die; with?: Die[] }
    if (f.die === die || f.with?.includes(die)) return true
  }
  return false
}
