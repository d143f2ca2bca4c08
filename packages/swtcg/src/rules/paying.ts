import { goto } from '@dejarik/kernel'
import { type Any, perform } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'

/** What is being paid for, one part of its cost after the other. */
export interface Paying {
  paid?: number
}

/** Pays the next part of a cost and comes back to the step `pay`, until nothing is left of it. */
export function payNext(t: Table, f: Any, costs: readonly Any[]): void {
  const paid = f.paid ?? 0
  if (paid === costs.length) return
  f.paid = paid + 1
  goto(f, 'pay')
  perform(t, costs[paid], f)
}
