import { lives, type Ref } from '@dejarik/kernel'
import type { Table } from '../state.js'
import type { Attacking } from './attacking.js'
import { keyword, stat } from './numbers.js'
import { powerAgainst } from './targets.js'
import { inArena, inBuildZone } from './zones.js'

/** How many dice the attacker rolls. rule swtcg.attack-3-roll */
export const attackDice = (t: Table, f: Attacking): number => (mayStrike(t, f) ? Math.max(0, attackPower(t, f)) : 0)

/** rules swtcg.attack-3-roll, swtcg.gl-roll: none where a unit has left. */
const mayStrike = (t: Table, f: Attacking): boolean =>
  inArena(t.s, t.s.attacker) &&
  (inArena(t.s, t.s.defender) || (f.beyond === true && inBuildZone(t.s, t.s.defender))) &&
  lives(t.s, f.attackerRef as Ref)

/**
 * rules swtcg.gl-other-effects, swtcg.shields: Bombard and Ion Cannon replace printed power and stack bonus; Shields take
 * from what attacks it.
 */
export function attackPower(t: Table, { how }: Pick<Attacking, 'how'>): number {
  const { s } = t
  const shields = keyword(t, s.defender, 'shields')
  const instead = how === '' ? powerAgainst(t, s.attacker, s.defender) : keyword(t, s.attacker, how)
  if (instead === undefined) return stat(t, s.attacker, 'power') - shields
  const parts: { value: number; from: string }[] = []
  stat(t, s.attacker, 'power', parts)
  const changes = parts
    .slice(1)
    .filter((part) => part.from !== 'stack')
    .reduce((sum, part) => sum + part.value, 0)
  return instead + changes - shields
}
