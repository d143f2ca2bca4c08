import type { Card, Clause } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'

/** One effect of one card, as a number. */
const mark = (clause: Clause, card: Card): number => clause.id * 1024 + card

/**
 * How often an effect with an activation cost may be played. rules swtcg.activated-abilities, swtcg.pop-chances: once a
 * turn unless it is tied to an occasion (an attack, damage, a roll), then once for each.
 */
export function limitOf(clause: Clause): 'turn' | 'attack' | 'occasion' {
  const chances = (clause.ability as Any).responds as readonly string[] | undefined
  if (chances?.length === 1) {
    if (chances[0] === 'attack') return 'attack'
    if (chances[0] !== 'general') return 'occasion'
  }
  const { when = [], times } = clause.ability as Any
  return times === 'any' || [when].flat().includes('would-attack') ? 'occasion' : 'turn'
}

export function isUsed(t: Table, clause: Clause, card: Card): boolean {
  const limit = limitOf(clause)
  if (limit === 'turn') return t.s.usedThisTurn.includes(mark(clause, card))
  return limit === 'attack' && t.s.usedThisAttack.includes(mark(clause, card))
}

export function noteUse(t: Table, clause: Clause, card: Card): void {
  const limit = limitOf(clause)
  if (limit === 'turn') t.s.usedThisTurn.push(mark(clause, card))
  if (limit === 'attack') t.s.usedThisAttack.push(mark(clause, card))
}
