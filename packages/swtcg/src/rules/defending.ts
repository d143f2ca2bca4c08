import type { Card, Frame } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { mayBeTarget } from './targets.js'
import { arenaOf, inArena } from './zones.js'

/** The attack in progress, innermost first. */
export interface AttackFrame extends Frame {
  disrupted?: boolean
  retaliations?: { card: Card; n: number }[]
  dealt?: number
  /** The unit whose Retaliate is being dealt. */
  striking?: Card
}

export const attackFrame = (t: Table): AttackFrame | undefined => t.s.stack.findLast((f) => f.procedure === 'attack')

/** Could it take the defender's place? rules swtcg.intercept, swtcg.cant-attack: before the dice, and only if legal. */
export function mayDefend(t: Table, card: Card): boolean {
  const { s } = t
  if (s.attacker < 0 || s.defender < 0 || s.defender === card || s.roll !== '' || !inArena(s, card)) return false
  return arenaOf(s, card) === arenaOf(s, s.defender) && mayBeTarget(t, s.attacker, card)
}

/** The attack goes on against that unit. Returns whether it does. */
export function defend(t: Table, card: Card): boolean {
  if (!mayDefend(t, card)) return false
  t.s.defender = card
  t.watch?.({ is: 'defends', card, attacker: t.s.attacker })
  return true
}
