import type { Seat, Together } from '@dejarik/kernel'
import { amount, type Scope } from '@dejarik/kernel/vocabulary'
import type { Query, Stat } from '../effects/tree.js'
import { stat } from '../rules/numbers.js'
import { stackCost } from '../rules/stacking.js'
import { def } from '../rules/zones.js'
import type { Table } from '../state.js'

/** By what things are told apart; as cards by name and version. rule swtcg.deck-rules */
type Same = 'name' | 'card' | Stat

function keyOf(t: Table, card: number, what: Same): string | number {
  const { name, version = '' } = def(t, card)
  return what === 'name' ? name : what === 'card' ? `${name} ${version}` : stat(t, card, what)
}

/** Which things count as the same, by name or by a number. */
const kindsOf = (t: Table, from: readonly number[], what: Same): number[] => {
  const keys = from.map((card) => keyOf(t, card, what))
  return keys.map((key) => keys.indexOf(key))
}

/** What a set of such things must be together: all of one name, no two of one speed, worth no more than so much. */
export function together(t: Table, query: Query, from: readonly number[], x: Scope, you: Seat): Together | undefined {
  if (query.alike !== undefined) return { kinds: kindsOf(t, from, query.alike), alike: true }
  if (query.different !== undefined) return { kinds: kindsOf(t, from, query.different) }
  if (query['total-most'] === undefined) return undefined
  return { worth: from.map((card) => stackCost(t, card)), most: amount(t, query['total-most'], x, you) }
}
