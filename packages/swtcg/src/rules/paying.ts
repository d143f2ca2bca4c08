import { goto } from '@dejarik/kernel'
import { type EffectFrame, perform } from '@dejarik/kernel/vocabulary'
import type { Effect } from '../effects/tree.js'
import type { Table } from '../state.js'

/** What is being paid for, one part of its cost after the other. */
export interface Paying {
  paid?: number
}

/** Pays the next part of a cost and comes back to the step `pay`, until nothing is left of it. */
export function payNext(t: Table, f: EffectFrame & Paying, costs: readonly Effect[]): void {
  const paid = f.paid ?? 0
  const part = costs[paid]
  if (part === undefined) return
  f.paid = paid + 1
  goto(f, 'pay')
  perform(t, part, f)
}
