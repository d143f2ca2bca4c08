import { type Card, controllerOf } from '@dejarik/kernel'
import { hostOf } from '../columns.js'
import { isFighting } from '../rules/battle/participants.js'
import { cardsAt, isActive, isInPlay, locationOf } from '../rules/card-states.js'
import { iconCount, isCharacter, isLocation } from '../rules/facts.js'
import { ability, permanentAbility } from '../rules/modifiers/numbers.js'
import { isAlone } from '../rules/presence.js'
import type { Table } from '../state.js'

/** Does it take part in the battle in progress: itself, or by whoever carries it? Of a location: is it there? */
export function isInBattle(t: Table, card: Card): boolean {
  const { s } = t
  const { battle } = s
  if (battle === null) return false
  if (isLocation(t, card)) return battle.at === card
  if (locationOf(t, card) !== battle.at || !isInPlay(t, card)) return false
  for (let each = card; each >= 0 && each !== battle.at; each = hostOf(s, each)) if (isFighting(t, each)) return true
  return false
}

/** Is it in a battle that its own player initiated, or that the other one did? */
export const isAttacking = (t: Table, card: Card): boolean =>
  isInBattle(t, card) && t.s.battle?.by === controllerOf(t.s, card)
export const isDefending = (t: Table, card: Card): boolean =>
  isInBattle(t, card) && t.s.battle?.by !== controllerOf(t.s, card)

/** rule swccg.alone: of a permanent pilot, where it is the only one and nobody else is there. */
export function isByItself(t: Table, card: Card, inside: boolean): boolean {
  if (!inside) return isAlone(t, card)
  const at = locationOf(t, card)
  if (at < 0 || !isActive(t, card) || iconCount(t, card, 'pilot') !== 1) return false
  for (const each of cardsAt(t, controllerOf(t.s, card), at))
    if (each !== card && (isCharacter(t, each) || ability(t, each) > 0 || permanentAbility(t, each) > 0)) return false
  return true
}
