import { words } from '@dejarik/kernel/grammar'
import { overCounters } from './amounts.js'
import type { Amount, Target } from './tree.js'

export interface RemoveCounter {
  do: 'remove-counter'
  name: string
  n: Amount
  from: Target
}

export const removeCounterWords = words('remove-counter', [
  '<remove> {n:some} {name:counter} #counter from {from:thing}',
  { says: '<remove> all the {name:counter} counters on {from:thing}', read: (s) => ({ n: 'all', ...s }) },
])

export const removeCounter = overCounters<RemoveCounter>('remove-counter', {
  target: (node) => node.from,
  n: (node) => node.n,
  suits: (t, card, { name }) => (t.s.named[`${card} ${name}`] ?? 0) > 0,
  have: (t, card, { name }) => t.s.named[`${card} ${name}`] ?? 0,
  change(t, card, n, { name }) {
    const left = (t.s.named[`${card} ${name}`] ?? 0) - n
    if (left > 0) t.s.named[`${card} ${name}`] = left
    else delete t.s.named[`${card} ${name}`]
    t.watch?.({ is: 'counter', card, name, n: -n })
  },
})
