import { type Card, granted, move, NONE, no, type Option, pileOf, type Seat, type Why } from '@dejarik/kernel'
import { equippedUnit, pilotedUnit, pointsOf, topOver } from '../columns.js'
import { offer } from '../options/index.js'
import { arenas, type Table } from '../state.js'
import { spend } from './build-points.js'
import { canPay } from './costs.js'
import { equipCost } from './equipping.js'
import { givenToPlayer, scopeOfCard } from './gains.js'
import { cannot, spendable } from './numbers.js'
import { pilotsAboard, unitsOf } from './piloting.js'
import { arenasOnTop, isEquipment, isGuest, printedCost, takeOver, uniquesOf, wouldDropPilot } from './stacking.js'
import { arenaOf, beneath, def, isAnyAttached } from './zones.js'

/**
 * The build points that another top of its stack costs; a cheaper one costs none. Nothing is deployed, so what that costs does
 * not matter. rules swtcg.rearranging-stack, swtcg.gl-build-cost
 */
export const priceOnTop = (t: Table, card: Card): number =>
  Math.max(0, printedCost(t, card) - printedCost(t, topOver(t.s, card)))

/** May it come on top of its stack, in its controller's build step? rule swtcg.rearranging-stack */
export function mayRearrange(t: Table, seat: Seat, card: Card, why: Why = null, price = priceOnTop(t, card)): boolean {
  const points = spendable(t, seat)
  const top = topOver(t.s, card)
  // rule swtcg.gl-controller: a stack that the opponent controls is not one's own to rearrange
  if (t.s.controller[top] !== seat && no(why, 'swtcg.gl-controller', 'you do not control its stack')) return false
  if (cannot(t, top, 'stack') && no(why, 'swtcg.card-effects', 'another card forbids it')) return false
  if (isGuest(t, card, top) && no(why, 'swtcg.general-stacking', 'it cannot be on top of that stack')) return false
  if (wouldDropPilot(t, card, top)) {
    if (no(why, 'swtcg.unique-pilots', 'a Pilot would fall off, and its move is used')) return false
  }
  const says = 'on top it costs {0} build points and {1} are left'
  if (price > points && no(why, 'swtcg.rearranging-stack', says, price, points)) return false
  if (isAttached(t, top) && !mayPayToEquip(t, seat, card, price)) {
    if (no(why, 'swtcg.rearranging-stack', 'its cost to attach it cannot be paid besides')) return false
  }
  return granted(why)
}

/** Equipment on a unit pays its equip cost again for a new top. rule swtcg.rearranging-stack */
export const isAttached = (t: Table, top: Card): boolean => isEquipment(t, top) && equippedUnit(t.s, top) !== NONE

/** Could the equip cost be paid with what is left once the price is paid? */
export function mayPayToEquip(t: Table, seat: Seat, card: Card, price: number): boolean {
  const points = pointsOf(t.s, seat)
  t.s.points[seat] = points - price
  const may = equipCost(t, card).every((part) => canPay(t, part, { ...scopeOfCard(t, card), you: seat }, seat))
  t.s.points[seat] = points
  return may
}

/** Other tops that this seat's stacks could have: units, Pilots on units, Equipment. */
export function rearrangeOptions(t: Table, seat: Seat, options: Option[]): void {
  if (!isAnyAttached(t.s)) return
  const tops = unitsOf(t, seat)
  for (const pilot of pilotsAboard(t.s, seat)) tops.push(pilot)
  for (const item of uniquesOf(t, seat, true)) tops.push(item)
  for (const top of tops) {
    for (const card of beneath(t.s, top)) {
      const price = priceOnTop(t, card)
      const by = price > 0 ? rearranger(t, seat, top) : NONE
      for (const arena of arenasOnTop(t, card, top)) {
        if (mayRearrange(t, seat, card)) options.push(offer.rearrange(card, arena, price))
        if (by !== NONE && mayRearrange(t, seat, card, null, 0))
          options.push({ ...offer.rearrange(card, arena, 0), by })
      }
    }
  }
}

/** Another unit that lets a stack of unique Characters be rearranged for nothing, once in this build step; -1: none. */
function rearranger(t: Table, seat: Seat, top: Card): Card {
  const { s } = t
  if (isEquipment(t, top) || pilotedUnit(s, top) !== NONE) return NONE
  const arena = arenaOf(s, top)
  if (arena === NONE ? !def(t, top).types.includes('character') : arenas[arena] !== 'character') return NONE
  const given = givenToPlayer(t, seat, 'rearranges-once').find(
    ({ from }) => from !== top && s.named[`${from} rearranged`] !== s.turn,
  )
  return given?.from ?? NONE
}

/** A card of a stack comes on top; damage stays where it is. rule swtcg.rearranging-stack */
export function putOnTop(t: Table, seat: Seat, { card, price, arena, by }: Option): void {
  const { s } = t
  if (by !== undefined) s.named[`${by} rearranged`] = s.turn
  const top = topOver(s, card as Card)
  spend(t, seat, price as number)
  s.under[card as Card] = NONE
  move(t, card as Card, pileOf(s, top))
  takeOver(t, top, card as Card, (arena as number | undefined) ?? NONE)
  t.watch?.({ is: 'rearranged', card: card as Card, on: top })
}
