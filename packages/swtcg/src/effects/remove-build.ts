import { words } from '@dejarik/kernel/grammar'
import { overCounters } from './amounts.js'
import type { Amount, Target } from './tree.js'

/** Build counters. */
export interface RemoveBuild {
  do: 'remove-build'
  n: Amount
  from: Target
}

export const removeBuildWords = words('remove-build', ['<remove> {n:some} build #counter from {from:thing}'])

export const removeBuild = overCounters<RemoveBuild>('remove-build', {
  target: (node) => node.from,
  n: (node) => node.n,
  suits: (t, card) => (t.s.counters[card] as number) > 0,
  have: (t, card) => t.s.counters[card] as number,
  change(t, card, n) {
    t.s.counters[card] = (t.s.counters[card] as number) - n
    const seat = t.s.controller[card] as number
    t.watch?.({ is: 'added', seat, card, n: -n, to: t.s.known[card] as number, others: { is: 'added', seat, n: -n } })
  },
})
