import type { Card } from '@dejarik/kernel'
import type { Table } from '../state.js'
import { keyword } from './numbers.js'

/** Keywords as they are when the dice are rolled: whoever gets one later is too late. */
export interface Sights {
  accuracy: number
  armor: boolean
  critical: number
  parry: number
}

/** rules swtcg.accuracy, swtcg.accuracy-negative, swtcg.armor, swtcg.critical-hit, swtcg.parry: what the two units have now. */
export const sightsOf = (t: Table): Sights => ({
  accuracy: keyword(t, t.s.attacker, 'accuracy'),
  armor: keyword(t, t.s.defender, 'armor') > 0,
  critical: keyword(t, t.s.attacker, 'critical-hit'),
  parry: keyword(t, t.s.defender, 'parry'),
})

/** rules swtcg.attack-5-hits, swtcg.gl-hit: 4 or more hits, against Armor 5 or more; Accuracy is added to each die. */
export const isHit = (die: number, { accuracy, armor }: Sights): boolean => die + accuracy >= (armor ? 5 : 4)

export const countHits = ({ s }: Table, sights: Sights): number => s.dice.filter((die) => isHit(die, sights)).length

/** What a die of damage must show. rule swtcg.dice-of-damage */
export const neededOn = (t: Table, unit: Card): number => (keyword(t, unit, 'armor') > 0 ? 5 : 4)
