import { type Card, granted, no, type Option, type Seat, type Why } from '@dejarik/kernel'
import { type Any, possible } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { isType } from './finishing.js'
import { scopeOfCard } from './gains.js'
import { unitsOf } from './piloting.js'
import { costOf } from './play-effect.js'
import { ATTACHED, arenaOf, arenasFor, BUILD, cardsIn, def, isUnit } from './zones.js'

/** The types a unit has where it is: only that of its arena, in one. rule swtcg.gl-multi-arena */
const typesHere = (t: Table, unit: Card): number[] => {
  const arena = arenaOf(t.s, unit)
  return arena < 0 ? arenasFor(t, unit) : [arena]
}

/** rules swtcg.gl-equip, swtcg.equipment-cards: a unit of its type, for its cost. */
export function mayEquip(t: Table, seat: Seat, item: Card, unit: Card, why: Why = null): boolean {
  const { s } = t
  const ability = (def(t, item).abilities as Any[]).find((a) => a.ability === 'equip')
  if ((s.controller[unit] !== seat || !isUnit(t, unit)) && no(why, 'swtcg.gl-equip', 'it is not one of your units'))
    return false
  if (s.equipped[item] === unit && no(why, 'swtcg.gl-equipment-card', 'it is attached to that unit')) return false
  if (ability === undefined && no(why, 'swtcg.gl-equip-cost', 'it names no cost to attach it')) return false
  const x = { ...scopeOfCard(t, item), you: seat }
  if (ability !== undefined && !costOf(ability).every((part) => possible(t, part, x, seat))) {
    if (no(why, 'swtcg.gl-equip-cost', 'its cost cannot be paid')) return false
  }
  const wanted = arenasFor(t, item)
  if (wanted.length > 0 && !typesHere(t, unit).some((type) => wanted.includes(type))) {
    if (no(why, 'swtcg.equipment-cards', 'it is for units of another type')) return false
  }
  return granted(why)
}

/** rule swtcg.gl-equipment-card: not to or from a Pilot while it is piloting. */
const isFree = (t: Table, item: Card): boolean => {
  const unit = t.s.equipped[item] as Card
  return unit < 0 || (t.s.piloting[unit] as Card) < 0
}

export function equipOptions(t: Table, seat: Seat): Option[] {
  const { s } = t
  const options: Option[] = []
  const items = [
    ...cardsIn(s, seat, BUILD).filter((card) => s.faceUp[card] === 1 && isType(t, card, 'equipment')),
    ...cardsIn(s, seat, ATTACHED).filter((card) => (s.equipped[card] as Card) >= 0),
  ]
  for (const item of items) {
    if (!isFree(t, item)) continue
    if ((s.equipped[item] as Card) >= 0) options.push({ do: 'unequip', card: item })
    for (const unit of unitsOf(t, seat))
      if (mayEquip(t, seat, item, unit)) options.push({ do: 'equip', card: item, to: unit })
  }
  return options
}
