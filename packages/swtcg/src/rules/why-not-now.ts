import type { Option, Reason, Seat } from '@dejarik/kernel'
import type { Clause } from '../definitions.js'
import type { Table } from '../state.js'
import type { Chance } from './chances.js'

/** Is this, with whatever else it may name, among what the seat is asked now? */
export function isOffered(t: Table, seat: Seat, wanted: Option): boolean {
  const { decision } = t.s
  if (decision?.seat !== seat) return false
  if (wanted.do === 'retreat')
    return isRetreating(t, seat) && decision.options.some((option) => option.card === wanted.card)
  return decision.options.some((option) => Object.keys(wanted).every((field) => option[field] === wanted[field]))
}

const over = (t: Table): Reason | null =>
  t.s.result === null ? null : { rule: 'swtcg.object-of-game', says: 'the game is over' }

/** Why this seat builds nothing now; null in its build step. rule swtcg.gl-build-step */
export function whyNotBuilding(t: Table, seat: Seat): Reason | null {
  const { decision } = t.s
  if (decision?.seat === seat && decision.kind === 'build') return null
  return over(t) ?? { rule: 'swtcg.gl-build-step', says: 'it is not your build step' }
}

const isRetreating = (t: Table, seat: Seat): boolean => {
  const { decision } = t.s
  return decision?.seat === seat && (decision.about as { for?: string } | undefined)?.for === 'retreat'
}

/** rule swtcg.gl-retreat-step */
export const whyNotRetreating = (t: Table, seat: Seat): Reason | null =>
  isRetreating(t, seat) ? null : (over(t) ?? { rule: 'swtcg.gl-retreat-step', says: 'it is not your retreat step' })

/** The chances, each with the rule that tells what is played in it, and in words. rule swtcg.pop-chances */
const chances: Record<Chance, Reason> = {
  'build-start': { rule: 'swtcg.pop-start', says: 'it is played when a build step starts' },
  start: { rule: 'swtcg.pop-start', says: 'it is played when a phase or battle starts' },
  general: { rule: 'swtcg.pop-general', says: 'it is played in a general chance' },
  attack: { rule: 'swtcg.pop-attack', says: 'it is played after an attack was declared, before the dice' },
  reroll: { rule: 'swtcg.pop-reroll', says: 'it is played after a roll' },
  prevent: { rule: 'swtcg.pop-damage-prevention', says: 'it is played when damage is pending' },
  disrupt: { rule: 'swtcg.pop-disrupt', says: 'it is played when something can be disrupted' },
  discard: { rule: 'swtcg.pop-unit-discard', says: 'it is played when a unit would be discarded' },
  end: { rule: 'swtcg.pop-end', says: 'it is played when a battle ends' },
}

/** Why an effect is not played in the chance that is open, or that there is none; null where it might be. */
export function whyNoChance(t: Table, seat: Seat, clause: Clause): Reason | null {
  const responds = (clause.ability.responds ?? []) as readonly Chance[]
  const frame = t.s.stack.at(-1) as { about?: { on: Chance }[] } | undefined
  const on = t.s.decision?.kind === 'respond' && t.s.decision.seat === seat ? frame?.about?.[0]?.on : undefined
  if (on !== undefined && responds.includes(on)) return null
  const [first] = responds.length === 1 ? responds : (['general'] as const)
  return over(t) ?? chances[first as Chance]
}
