import type { Seat } from '@dejarik/kernel'
import type { Table } from '../state.js'

/** Spends build points. rule swtcg.gl-build-point */
export function spend(t: Table, seat: Seat, n: number): void {
  t.s.points[seat] = (t.s.points[seat] as number) - n
}
