import { controllerOf, knownBy } from '@dejarik/kernel'
import { perThing, words } from '@dejarik/kernel/grammar'
import { addBuildCounters } from '../columns.js'
import { isBuilding } from '../rules/zones.js'
import { MANY, overCounters } from './amounts.js'
import type { Amount, Target } from './tree.js'

/** Build counters. */
export interface PutBuild {
  do: 'put-build'
  n: Amount
  on: Target
}

export const putBuildWords = words('put-build', [
  '<put> {n:some} build #counter on {on:thing}',
  {
    says: '<put> {k:digits} build #counter on {on:thing} for each {what:per}',
    read: ({ k, on, what }) => ({ n: perThing(k, what), on }),
  },
  '<put> as many build counters on {on:thing} as {n:amount}',
])

/** rule swtcg.gl-build */
export const putBuild = overCounters<PutBuild>('put-build', {
  target: (node) => node.on,
  n: (node) => node.n,
  suits: (t, card) => isBuilding(t.s, card),
  have: () => MANY,
  change(t, card, n) {
    addBuildCounters(t.s, card, n)
    const seat = controllerOf(t.s, card)
    t.watch?.({ is: 'added', seat, card, n, to: knownBy(t.s, card), others: { is: 'added', seat, n } })
  },
})
