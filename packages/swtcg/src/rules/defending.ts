import { type Card, type Frame, NONE, refOf, type Seat, tell } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { tollsOf } from './costs-to-attack.js'
import type { Sights } from './hits.js'
import { mayBeTarget } from './targets.js'
import { arenaOf, inArena } from './zones.js'

/** The attack in progress, innermost first. */
export interface AttackFrame extends Frame {
  disrupted?: boolean
  /** Its dice have not been shown to the other side. */
  secret?: boolean
  retaliations?: { card: Card; seat: Seat; n: number; stun: number }[]
  dealt?: number
  /** Was the defender discarded? */
  felled?: boolean
  sights?: Sights
}

export const attackFrame = (t: Table): AttackFrame | undefined => t.s.stack.findLast((f) => f.procedure === 'attack')

/** Could it take the defender's place? rules swtcg.intercept, swtcg.cant-attack: before the dice, and only if legal. */
export function mayDefend(t: Table, card: Card): boolean {
  const { s } = t
  if (s.attacker === NONE || s.defender === NONE || s.defender === card || s.roll !== '' || !inArena(s, card))
    return false
  if (arenaOf(s, card) !== arenaOf(s, s.defender) || !mayBeTarget(t, s.attacker, card)) return false
  // What would have to be paid for attacking it has not been paid.
  return tollsOf(t, s.attacker, card).length === 0
}

/** An attack on another unit of its side, in its arena, before the dice. rule swtcg.intercept: paid for even in vain */
export function mayIntercept(t: Table, card: Card): boolean {
  const { s } = t
  if (s.attacker === NONE || s.defender === NONE || s.defender === card || s.roll !== '' || !inArena(s, card))
    return false
  return arenaOf(s, card) === arenaOf(s, s.defender) && s.controller[card] === s.controller[s.defender]
}

/** rule swtcg.retaliate: it is attacked by a unit in its own arena. */
export const mayRetaliate = (t: Table, card: Card): boolean =>
  t.s.defender === card && t.s.attacker !== NONE && arenaOf(t.s, t.s.attacker) === arenaOf(t.s, card)

/**
 * The attack goes on against that unit, which is attacked as the other was. Returns whether it does. rule
 * swtcg.held-triggers: "when it attacks such a unit" is said again, "when it attacks" is not
 */
export function defend(t: Table, card: Card): boolean {
  if (!mayDefend(t, card)) return false
  const { s } = t
  s.defender = card
  noteAttack(t)
  t.watch?.({ is: 'defends', card, attacker: s.attacker })
  tell(t, { kind: 'attack', by: s.controller[s.attacker], card: s.attacker, target: card, again: true })
  return true
}

/** Cards ask this turn who has attacked whom. */
export function noteAttack({ s }: Table): void {
  s.attacks.push({ by: refOf(s, s.attacker), on: refOf(s, s.defender), hits: 0 })
}
