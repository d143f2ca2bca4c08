import type { Seat } from '@dejarik/kernel'
import { addPoints } from '../columns.js'
import type { Table } from '../state.js'

/** Spends build points. rule swtcg.gl-build-point */
export function spend(t: Table, seat: Seat, n: number): void {
  addPoints(t.s, seat, -n)
}
