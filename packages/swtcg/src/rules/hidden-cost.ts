import { ask, type Card, type Clause, call, finish, procedure, type Seat } from '@dejarik/kernel'
import type { Any } from '@dejarik/kernel/vocabulary'
import type { State, Table } from '../state.js'
import { turnUp } from './building.js'
import { finishes } from './finishing.js'
import { buildCost } from './numbers.js'
import { loseForce } from './turns.js'
import { isBuilding } from './zones.js'

/** The Force still needed to turn it up. */
const price = (t: Table, card: Card): number => Math.max(0, buildCost(t, card) - (t.s.counters[card] as number))

/** rule swtcg.hidden-cost: face down with enough counters, and not in one's own build step. */
export function mayReveal(t: Table, clause: Clause, card: Card, seat: Seat): boolean {
  const { s } = t
  const { n = 1 } = clause.ability as Any
  if (!isBuilding(s, card) || s.controller[card] !== seat || s.active === seat) return false
  if ((s.counters[card] as number) < n || (s.force[seat] as number) < price(t, card)) return false
  return finishes(t, seat, card, Number.MAX_SAFE_INTEGER).length > 0
}

/** The rest of its cost is paid in Force; then it is deployed or completed like any other. */
export const revealHidden = procedure<{ seat: Seat; card: Card }, State>('reveal-hidden', {
  choose(t, f) {
    ask(t, f.seat, 'place', finishes(t, f.seat, f.card, Number.MAX_SAFE_INTEGER), { rule: 'swtcg.hidden-cost' })
  },
  turnUp(t, f, answer) {
    loseForce(t, f.seat, price(t, f.card))
    call(t, turnUp, { seat: f.seat, card: f.card, option: answer })
  },
  done(t, f) {
    finish(t, f)
  },
})
