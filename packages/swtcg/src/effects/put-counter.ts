import { words } from '@dejarik/kernel/grammar'
import { MANY, overCounters } from './amounts.js'
import type { Amount, Target } from './tree.js'

/** A named counter without a meaning of its own. */
export interface PutCounter {
  do: 'put-counter'
  name: string
  n: Amount
  on: Target
}

export const putCounterWords = words('put-counter', ['<put> {n:some} {name:counter} #counter on {on:thing}'])

/** rule swtcg.gl-counter: it means only what cards say of it. */
export const putCounter = overCounters<PutCounter>('put-counter', {
  target: (node) => node.on,
  n: (node) => node.n,
  have: () => MANY,
  change(t, card, n, { name }) {
    t.s.named[`${card} ${name}`] = (t.s.named[`${card} ${name}`] ?? 0) + n
    t.watch?.({ is: 'counter', card, name, n })
  },
})
