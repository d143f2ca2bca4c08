import { perThing, words } from '@dejarik/kernel/grammar'
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
    t.s.counters[card] = (t.s.counters[card] as number) + n
    const seat = t.s.controller[card] as number
    t.watch?.({ is: 'added', seat, card, n, to: t.s.known[card] as number, others: { is: 'added', seat, n } })
  },
})
