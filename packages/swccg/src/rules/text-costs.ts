import { type Card, cardOf, NONE, type Seat } from '@dejarik/kernel'
import { amount, playersOf, possible, type Scope } from '@dejarik/kernel/vocabulary'
import type { Effect, TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { isNamed, mostNamed, payable } from './costs.js'
import { tollOf } from './modifiers/permissions.js'
import { cardsIn, countIn, FORCE, HAND, lifeForce } from './zones.js'

/** rule swccg.separate-costs: what must be used first to play an Interrupt. */
export const playToll = (t: Table, tree: TextTree, card: Card, seat: Seat): number =>
  tree.ability === 'play' ? tollOf(t, { deed: 'play', card, seat, at: NONE }) : 0

/** rule swccg.paying-costs: can all of it be paid? */
export function canPay(t: Table, costs: readonly Effect[], x: Scope, toll = 0): boolean {
  let own = toll
  let theirs = 0
  let lost = 0
  // rule swccg.starting-general-rules: before the game no Force is used.
  const starting = t.s.phase === 'starting'
  for (const cost of costs) {
    if (cost.do === 'use-force' && starting) continue
    if (cost.do === 'lose-force') lost += amount(t, cost.n, x, x.you)
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
  if (lost > 0 && unitsOf(t, x) < lost) return false
  return payable(t, x.you) >= own && (theirs === 0 || countIn(t.s, 1 - x.you, FORCE) >= theirs)
}

/** What this player could lose: Life Force, and the hand but for the card that is played. rule swccg.losing-force */
const unitsOf = (t: Table, { you, source }: Scope): number =>
  lifeForce(t.s, you) + cardsIn(t.s, you, HAND).filter((card) => card !== cardOf(source)).length
