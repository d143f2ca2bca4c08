import type { Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'

/** rules destiny.resources, destiny.supply: there are always enough. */
export function gain(t: Table, seat: Seat, n: number): void {
  if (n <= 0) return
  t.s.resources[seat] = (t.s.resources[seat] as number) + n
  t.watch?.({ is: 'resources', seat, n })
}

/** rule destiny.sym-disrupt: at most all there are. Returns how many were lost. */
export function lose(t: Table, seat: Seat, n: number): number {
  const lost = Math.min(n, t.s.resources[seat] as number)
  t.s.resources[seat] = (t.s.resources[seat] as number) - lost
  if (lost > 0) t.watch?.({ is: 'resources', seat, n: -lost })
  return lost
}

/** Spent in full or not at all. */
export function spend(t: Table, seat: Seat, n: number): boolean {
  if ((t.s.resources[seat] as number) < n) return false
  lose(t, seat, n)
  return true
}
