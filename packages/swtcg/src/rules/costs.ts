import { cardOf, type Seat } from '@dejarik/kernel'
import { type Any, amount, isA, type Scope } from '@dejarik/kernel/vocabulary'
import type { Table } from '../state.js'
import { type Given, givenTo, givenToPlayer, sizeOf } from './gains.js'
import { def } from './zones.js'

const owners = new WeakMap<object, Any>()

/** The ability whose cost this payment is, where it is one. */
function abilityOf(tree: Any, node: object): Any {
  if (typeof tree !== 'object' || tree === null) return undefined
  if (typeof tree.ability === 'string' && [tree.cost ?? []].flat().includes(node)) return tree
  for (const part of Object.values(tree)) {
    const found = abilityOf(part, node)
    if (found !== undefined) return found
  }
  return undefined
}

/** What others add to a Force cost or take from it. rule swtcg.paying-activation-costs: X stays what it was. */
export function extraForce(t: Table, node: object, x: Scope, you: Seat): { by: number; min: number } {
  const card = cardOf(x.source)
  if (!owners.has(node)) owners.set(node, abilityOf(def(t, card).abilities, node) ?? null)
  const ability = owners.get(node)
  if (ability === null) return { by: 0, min: 0 }
  const which =
    ability.ability === 'activated' ? 'ability-cost' : ability.ability === 'equip' ? 'equip-force' : 'force-cost'
  let by = 0
  let min = 0
  const add = ({ gain, x: from }: Given) => {
    const { modify, of, by: more, min: least } = gain as Any
    if (modify !== which || (of && !isA(t, card, of, from, from.you))) return
    by += sizeOf(t, more, from)
    min = Math.max(min, least ?? 0)
  }
  for (const given of givenTo(t, card)) add(given)
  for (const given of givenToPlayer(t, you)) add(given)
  return { by, min }
}

/** The Force that a payment of n comes to. */
export function forceToPay(t: Table, node: Any, n: number, x: Scope, you: Seat): number {
  const { by, min } = extraForce(t, node, x, you)
  // A discount never makes it more than it was.
  return by < 0 ? Math.max(Math.min(n, min), n + by, 0) : n + by
}

/** Is it the number that is named when the cost is paid? */
export const isX = (n: Any): boolean => typeof n === 'object' && 'x' in n

export const wantedOf = (t: Table, n: Any, x: Scope, you: Seat): number => Math.max(0, amount(t, n, x, you))
