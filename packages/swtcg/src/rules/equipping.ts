import { type Card, granted, NONE, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { equippedUnit, pilotedUnit } from '../columns.js'
import type { Effect } from '../effects/tree.js'
import { offer } from '../options/index.js'
import { type Arena, arenas, type Table } from '../state.js'
import { canPay, costOf } from './costs.js'
import { scopeOfCard } from './gains.js'
import { staysBehind } from './kept-out.js'
import { unitsOf } from './piloting.js'
import { isEquipment } from './stacking.js'
import { ATTACHED, arenaOf, arenasFor, BUILD, cardsIn, def, isOfType, isUnit } from './zones.js'

const equipAbility = (t: Table, item: Card) => def(t, item).abilities.find((ability) => ability.ability === 'equip')

/** The parts of its equip cost. rule swtcg.gl-equip-cost */
export const equipCost = (t: Table, item: Card): readonly Effect[] => {
  const ability = equipAbility(t, item)
  return ability === undefined ? [] : costOf(ability)
}

/** rules swtcg.gl-equip, swtcg.equipment-cards: a unit of its type, for its cost. */
export function mayEquip(t: Table, seat: Seat, item: Card, unit: Card, why: Why = null): boolean {
  const { s } = t
  const ability = equipAbility(t, item)
  if ((s.controller[unit] !== seat || !isUnit(t, unit)) && no(why, 'swtcg.gl-equip', 'it is not one of your units'))
    return false
  if (s.equipped[item] === unit && no(why, 'swtcg.gl-equipment-card', 'it is attached to that unit')) return false
  if (ability === undefined && no(why, 'swtcg.gl-equip-cost', 'it names no cost to attach it')) return false
  const x = { ...scopeOfCard(t, item), you: seat, that: { equip: [unit] } }
  if (ability !== undefined && !costOf(ability).every((part) => canPay(t, part, x, seat))) {
    if (no(why, 'swtcg.gl-equip-cost', 'its cost cannot be paid')) return false
  }
  const wanted = arenasFor(t, item)
  if (wanted.length > 0 && !wanted.some((arena) => isOfType(t, unit, arenas[arena] as Arena))) {
    if (no(why, 'swtcg.equipment-cards', 'it is for units of another type')) return false
  }
  if (arenaOf(s, unit) !== NONE && staysBehind(t, item)) {
    if (no(why, 'swtcg.card-effects', 'another card keeps it in the build zone')) return false
  }
  return granted(why)
}

/** rule swtcg.gl-equipment-card: not to or from a Pilot while it is piloting. */
const isFree = (t: Table, item: Card): boolean => {
  const unit = equippedUnit(t.s, item)
  return unit === NONE || pilotedUnit(t.s, unit) === NONE
}

/** Finished Equipment of a seat: in the build zone, and on units. */
function itemsOf(t: Table, seat: Seat): readonly Card[] {
  const { s } = t
  let found = NOTHING
  for (const card of cardsIn(s, seat, BUILD)) if (s.faceUp[card] === 1 && isEquipment(t, card)) found = [...found, card]
  for (const card of cardsIn(s, seat, ATTACHED)) if (equippedUnit(s, card) !== NONE) found = [...found, card]
  return found
}
const NOTHING: readonly Card[] = []

export function equipOptions(t: Table, seat: Seat, options: Option[]): void {
  const { s } = t
  for (const item of itemsOf(t, seat)) {
    if (!isFree(t, item)) continue
    // rule swtcg.gl-equipment-card: taking it off costs nothing
    if (equippedUnit(s, item) !== NONE) options.push(offer.unequip(item))
    for (const unit of unitsOf(t, seat)) if (mayEquip(t, seat, item, unit)) options.push(offer.equip(item, unit))
  }
}
