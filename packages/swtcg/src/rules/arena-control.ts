import type { Seat } from '@dejarik/kernel'
import { other, type Table } from '../state.js'
import { hasRule } from './named-rules.js'
import { keyword } from './numbers.js'
import { unitsIn } from './zones.js'

/** Has it a unit that counts for the control of an arena? rule swtcg.spirit */
function holds(t: Table, seat: Seat, arena: number): boolean {
  for (const unit of unitsIn(t.s, seat, arena))
    if (keyword(t, unit, 'spirit') === 0 && !hasRule(t, unit, 'no-control')) return true
  return false
}

/** rule swtcg.object-of-game: a unit there, and no opposing one. */
export const controls = (t: Table, seat: Seat, arena: number): boolean =>
  holds(t, seat, arena) && !holds(t, other(seat), arena)
