import { type Card, NONE, type Seat } from '@dejarik/kernel'
import { amount, playersOf, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { Effect, TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { isNamed, mostNamed, payable } from './costs.js'
import { tollOf } from './modifiers/permissions.js'
import { countIn, FORCE } from './zones.js'

/** rule swccg.separate-costs: what must be used first to play an Interrupt. */
export const playToll = (t: Table, tree: TextTree, card: Card, seat: Seat): number =>
  tree.ability === 'play' ? tollOf(t, { deed: 'play', card, seat, at: NONE }) : 0

/** rule swccg.paying-costs: can all of it be paid? */
export function canPay(t: Table, costs: readonly Effect[], x: Scope, toll = 0): boolean {
  let own = toll
  let theirs = 0
  // rule swccg.starting-general-rules: before the game no Force is used.
  const starting = t.s.phase === 'starting'
  for (const cost of costs) {
    if (cost.do === 'use-force' && starting) continue
    if (cost.do !== 'use-force') {
      if (cost.do !== 'may' && !possible(t, cost, x, x.you)) return false
      continue
    }
    // rule swccg.up-to: a number that is named then is at least 1.
    const named = isNamed(cost.n)
    if (named && mostNamed(t, cost, x, x.you) < 1) return false
    const n = named ? 1 : amount(t, cost.n, x, x.you)
    for (const who of cost.from === undefined ? [x.you] : playersOf(t, cost.from, x, x.you))
      if (who === x.you) own += n
      else theirs += n
  }
  return payable(t, x.you) >= own && (theirs === 0 || countIn(t.s, 1 - x.you, FORCE) >= theirs)
}
