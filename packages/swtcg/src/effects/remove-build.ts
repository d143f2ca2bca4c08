import { controllerOf, knownBy } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { addBuildCounters, buildCountersOn } from '../columns.js'
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
  suits: (t, card) => buildCountersOn(t.s, card) > 0,
  have: (t, card) => buildCountersOn(t.s, card),
  change(t, card, n) {
    addBuildCounters(t.s, card, -n)
    const seat = controllerOf(t.s, card)
    t.watch?.({ is: 'added', seat, card, n: -n, to: knownBy(t.s, card), others: { is: 'added', seat, n: -n } })
  },
})
