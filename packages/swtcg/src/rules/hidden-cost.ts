import { ask, type Card, call, clauseAt, definitionOf, type Option, procedure, type Seat } from '@dejarik/kernel'
import { buildCountersOn, forceOf } from '../columns.js'
import type { Clause } from '../definitions.js'
import type { ClauseTree } from '../effects/tree.js'
import type { Of } from '../options/index.js'
import type { State, Table } from '../state.js'
import { isHiddenCost } from './abilities.js'
import { turnUp } from './completing.js'
import { payForce } from './force.js'
import { scopeOfCard, sizeOf } from './gains.js'
import { countersFor, finishes } from './may-complete.js'
import { keyword } from './numbers.js'
import { settleTable } from './state-checks.js'
import { isBuilding } from './zones.js'

/** More counters than anything costs. */
const ENOUGH = Number.MAX_SAFE_INTEGER

/** The ways to turn it up, each with the Force that it still needs: into a stack it may need less. rule swtcg.hidden-cost */
function hiddenWays(t: Table, seat: Seat, card: Card): Option[] {
  const { s } = t
  return finishes(t, seat, card, ENOUGH).flatMap((option) => {
    const force = Math.max(0, countersFor(t, seat, option) - buildCountersOn(s, card))
    return force <= forceOf(s, seat) ? [{ ...option, ...(force > 0 ? { force } : {}) }] : []
  })
}

/** A Mission in the opponent's build step, for the counters it has. rule swtcg.term-opponents-build-step */
const missionWays = (t: Table, seat: Seat, card: Card): Option[] => finishes(t, seat, card, buildCountersOn(t.s, card))

/** The counters that it needs to be turned up: several such abilities add up, those that others give too. */
function least(t: Table, clause: Clause, card: Card): number {
  const printed = (t.catalog.clausesOf[definitionOf(t.s, card)] ?? []).filter((each) => isHiddenCost(each.ability))
  // Of several it is offered once.
  if (printed[0] !== clause) return Number.POSITIVE_INFINITY
  return printed.reduce((sum, { ability }) => sum + printedSize(t, ability, card), keyword(t, card, 'hidden-cost'))
}

const printedSize = (t: Table, ability: ClauseTree, card: Card): number =>
  ability.ability === 'keyword' ? sizeOf(t, ability.n, scopeOfCard(t, card)) : 0

/** rule swtcg.hidden-cost: face down with enough counters, and not in one's own build step. */
export function mayReveal(t: Table, clause: Clause, card: Card, seat: Seat): boolean {
  const { s } = t
  if (!isHiddenCost(clause.ability))
    return s.controller[card] === seat && s.active === 1 - seat && missionWays(t, seat, card).length > 0
  if (!isBuilding(s, card) || s.controller[card] !== seat || s.active === seat) return false
  return buildCountersOn(s, card) >= least(t, clause, card) && hiddenWays(t, seat, card).length > 0
}

/** The rest of its cost is paid in Force; then it is deployed or completed like any other. */
export const revealHidden = procedure<{ seat: Seat; card: Card; clause: number }, State>('reveal-hidden', {
  choose(t, f) {
    const hidden = isHiddenCost(clauseAt(t.catalog, f.clause).ability)
    const options = (hidden ? hiddenWays : missionWays)(t, f.seat, f.card)
    ask(t, f.seat, 'place', options, { rule: 'swtcg.hidden-cost' })
  },
  turnUp(t, f, answer: Of<'deploy' | 'stack' | 'complete'>) {
    payForce(t, f.seat, answer.force ?? 0)
    call(t, turnUp, { seat: f.seat, card: f.card, option: answer })
  },
  settle(t) {
    settleTable(t)
  },
})
