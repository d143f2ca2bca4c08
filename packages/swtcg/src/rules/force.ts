import type { Seat } from '@dejarik/kernel'
import { addForce, forceOf } from '../columns.js'
import type { Table } from '../state.js'

export function gainForce(t: Table, seat: Seat, n: number): void {
  addForce(t.s, seat, n)
  t.watch?.({ is: 'force', seat, n })
}

/** Never more than there is. Returns how much was lost. rule swtcg.gl-force */
export const loseForce = (t: Table, seat: Seat, n: number): number => takeForce(t, seat, n, false)

/** rule swtcg.gl-pay-force: whether there is enough was asked before. */
export const payForce = (t: Table, seat: Seat, n: number): number => takeForce(t, seat, n, true)

function takeForce(t: Table, seat: Seat, n: number, paid: boolean): number {
  const lost = Math.min(n, forceOf(t.s, seat))
  addForce(t.s, seat, -lost)
  if (lost > 0) t.watch?.({ is: 'force', seat, n: -lost, paid })
  return lost
}
