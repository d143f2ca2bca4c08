import { type Card, controllerOf } from '@dejarik/kernel'
import { keyword, stat } from '../rules/numbers.js'
import { arenaOf, inArena, unitsIn } from '../rules/zones.js'
import { other, type Table } from '../state.js'
import { expectedHits, healthLeft, mightOf } from './units.js'

/** What so much damage to a unit is worth to whoever does it: half a unit still strikes, so the last hits count most. */
export function harmTo(t: Table, unit: Card, damage: number): number {
  if (damage <= 0) return 0
  const left = Math.max(0.5, healthLeft(t, unit))
  const share = Math.min(1, damage / left)
  return (1 + 0.8 * mightOf(t, unit)) * (0.5 * share + 0.5 * share ** 3)
}

/** Is there still a battle to come in which this unit, wherever it is now, could attack or be attacked? */
export function fightsYet({ s }: Table, unit: Card): boolean {
  const arena = arenaOf(s, unit)
  return s.phase === 'battle' && arena >= 0 && (s.battle < 0 ? s.attacker < 0 : arena >= s.battle)
}

export const foesOf = ({ s }: Table, unit: Card): readonly Card[] =>
  inArena(s, unit) ? unitsIn(s, other(controllerOf(s, unit)), arenaOf(s, unit)) : []

/** Whom a unit would attack: the one that it attacks now, or where it does most; -1: nobody. */
export function preyOf(t: Table, unit: Card): Card {
  if (t.s.attacker === unit && t.s.defender >= 0) return t.s.defender
  let best = -1
  let most = 0
  for (const foe of foesOf(t, unit)) {
    const harm = harmTo(t, foe, expectedHits(t, unit, foe))
    if (harm <= most) continue
    most = harm
    best = foe
  }
  return best
}

/** What one more attack of this unit is worth to whoever controls it. */
export function strikeOf(t: Table, unit: Card): number {
  const prey = preyOf(t, unit)
  return prey < 0 ? 0 : harmTo(t, prey, expectedHits(t, unit, prey))
}

/** The damage that a unit may expect: of the attack on it, or of the strongest that can still attack it. */
export function threatTo(t: Table, unit: Card): number {
  const { s } = t
  if (s.defender === unit && s.attacker >= 0 && s.dice.length === 0) return expectedHits(t, s.attacker, unit)
  if (!fightsYet(t, unit)) return 0
  let most = 0
  const foes = foesOf(t, unit)
  for (const foe of foes) if (s.tapped[foe] === 0) most = Math.max(most, expectedHits(t, foe, unit))
  // Somebody else may be attacked.
  return most / unitsIn(s, controllerOf(s, unit), arenaOf(s, unit)).length
}

/** The chance that a die of this attack is a hit. rules swtcg.attack-5-hits, swtcg.armor, swtcg.accuracy */
export function hitChance(t: Table, attacker: Card, defender: Card): number {
  const need = (keyword(t, defender, 'armor') > 0 ? 5 : 4) - keyword(t, attacker, 'accuracy')
  return Math.min(1, Math.max(0, (7 - need) / 6))
}

/** The chance of a six, or of any other number, among the dice of a unit. */
export const anyOf = (t: Table, unit: Card): number => 1 - (5 / 6) ** Math.max(0, stat(t, unit, 'power'))
