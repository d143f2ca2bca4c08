import { intend } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { addDamage, pilotedUnit } from '../columns.js'
import { checkDiscards } from '../rules/damaging.js'
import { isUnit } from '../rules/zones.js'
import { MANY, overCounters } from './amounts.js'
import type { Amount, Target } from './tree.js'

/** Damage counters: not damage, cannot be prevented. */
export interface PutDamage {
  do: 'put-damage'
  n: Amount
  on: Target
}

export const putDamageWords = words('put-damage', [
  '<damage> {on:thing} by {n:some} #counter',
  '<lay> {n:some} damage #counter on {on:thing}',
  '<put> {n:some} damage #counter on {on:thing}',
  '<put> as many damage counters on {on:thing} as {n:amount}',
  { says: '<put> damage counters on {on:thing} equal to {n:amount}' },
  {
    says: '<put> {n:some} damage #counter on any {on:bare}',
    read: ({ n, on }) => ({ n, on: { choose: 1, from: on } }),
  },
])

/** rule swtcg.gl-damage: not damage, and nothing prevents it; too many of them still discard the unit. */
export const putDamage = overCounters<PutDamage>('put-damage', {
  target: (node) => node.on,
  n: (node) => node.n,
  suits: (t, card) => isUnit(t, card) || pilotedUnit(t.s, card) >= 0,
  have: () => MANY,
  change(t, card, n, _node, f) {
    addDamage(t.s, card, n)
    t.watch?.({ is: 'put-damage', card, n })
    // Counters that wait for counters do not count again.
    const { clause } = t.s.stack[f.scope] as unknown as { clause: number }
    if (t.catalog.clauses[clause]?.ability.ability !== 'awaited')
      intend(t, { kind: 'put-damage', card, by: f.you, number: n })
  },
  after: checkDiscards,
})
