import { type Card, cardOf, refOf, type Seat, type Together } from '@dejarik/kernel'
import { amount, bound, type Scope } from '@dejarik/kernel/vocabulary'
import { costsOf, isThat } from '../effects/parts.js'
import type { TextTree } from '../effects/tree.js'
import type { Table } from '../state.js'
import { locationOf } from './card-states.js'
import { firings } from './clauses.js'
import { payable } from './costs.js'
import { iconCount, isCapital } from './facts.js'
import { allowing } from './modifiers/permissions.js'
import { playToll } from './text-costs.js'
import { scopeFor } from './text-scope.js'
import { bearerOf } from './weapon-and-device-use.js'

/** The Force that firing it at that card costs. */
export function firingCost(t: Table, seat: Seat, weapon: Card, target: Card): number {
  const [clause] = firings(t, weapon)
  const x = scopeFor(t, weapon, seat, null)
  x.that.target = [refOf(t.s, target)]
  let sum = 0
  for (const cost of clause === undefined ? [] : costsOf(clause.ability))
    if (cost.do === 'use-force') sum += amount(t, cost.n, x, seat)
  return sum
}

/**
 * What weapons that a text fires together must be: paid for with the Force there is, and no more of one bearer than it
 * may use. Null where the text fires none of these. rules swccg.paying-costs, swccg.weapons-deploying-carrying
 */
export function volley(t: Table, tree: TextTree, noun: string, from: readonly Card[], x: Scope): Together | null {
  const { effect } = tree
  if (effect?.do !== 'fire' || effect.together !== true || !isThat(effect.what, noun)) return null
  const [target] = bound(t, effect.at, x)
  if (target === undefined) return null
  return {
    kinds: from.map((weapon) => (usesSeveral(t, x.you, weapon) ? weapon : bearerOf(t, weapon))),
    worth: from.map((weapon) => firingCost(t, x.you, weapon, target)),
    most: payable(t, x.you) - playToll(t, tree, cardOf(x.source), x.you),
  }
}

const usesSeveral = (t: Table, seat: Seat, weapon: Card): boolean => {
  const shooter = bearerOf(t, weapon)
  if (isCapital(t, shooter) || iconCount(t, shooter, 'warrior') > 1) return true
  return allowing(t, { deed: 'use', card: shooter, seat, at: locationOf(t, shooter), what: weapon }) !== null
}

/** The most that such a set may hold: the cheapest of each bearer. */
export function largestVolley({ kinds = [], worth = [], most = 0 }: Together): number {
  const cheapest = new Map<number, number>()
  for (const [i, kind] of kinds.entries())
    cheapest.set(kind, Math.min(cheapest.get(kind) ?? Number.POSITIVE_INFINITY, worth[i] as number))
  let sum = 0
  return [...cheapest.values()]
    .sort((a, b) => a - b)
    .filter((cost) => {
      sum += cost
      return sum <= most
    }).length
}
