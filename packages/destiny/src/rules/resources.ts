import type { Seat } from '@dejarik/kernel'
import { resourcesOf } from '../columns.js'
import type { Table } from '../state.js'

/** rules destiny.resources, destiny.supply: there are always enough. */
export function gain(t: Table, seat: Seat, n: number): void {
  if (n <= 0) return
  t.s.resources[seat] = resourcesOf(t.s, seat) + n
  t.watch?.({ is: 'resources', seat, n })
}

/** rule destiny.sym-disrupt: at most all there are. Returns how many were lost. */
export const lose = (t: Table, seat: Seat, n: number): number => take(t, seat, n, false)

/** What something costs; whether there is enough was asked before. rule destiny.resources */
export const pay = (t: Table, seat: Seat, n: number): number => take(t, seat, n, true)

function take(t: Table, seat: Seat, n: number, paid: boolean): number {
  const lost = Math.min(n, resourcesOf(t.s, seat))
  t.s.resources[seat] = resourcesOf(t.s, seat) - lost
  if (lost > 0) t.watch?.({ is: 'resources', seat, n: -lost, paid })
  return lost
}

/** Spent in full or not at all. */
export function spend(t: Table, seat: Seat, n: number): boolean {
  if (resourcesOf(t.s, seat) < n) return false
  pay(t, seat, n)
  return true
}
