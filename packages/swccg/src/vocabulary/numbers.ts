import type { Card, Seat } from '@dejarik/kernel'
import { amount, type Scope } from '@dejarik/kernel/vocabulary'
import type { Stat, Test } from '../effects/tree.js'
import { isSystem, permanentPilots } from '../rules/facts.js'
import { defense, permanentAbility, power, stat, UNDEFINED_VALUE } from '../rules/modifiers/numbers.js'
import { parsecOf } from '../rules/move/routes.js'
import type { Table } from '../state.js'

/** A number of a card as texts read it; UNDEFINED_VALUE where it has none, which no comparison fits. rule swccg.undefined-values */
export function numberIn(t: Table, card: Card, name: Stat, inside = false): number {
  // Of several permanent pilots only the total is stated. rule swccg.permanent-pilot
  if (inside) return name === 'ability' && permanentPilots(t, card) === 1 ? permanentAbility(t, card) : UNDEFINED_VALUE
  switch (name) {
    case 'power':
      return Number.isNaN(stat(t, card, 'power')) ? UNDEFINED_VALUE : power(t, card)
    case 'defense':
      return defense(t, card)
    case 'parsec':
      return isSystem(t, card) ? parsecOf(t, card) : UNDEFINED_VALUE
    default:
      return stat(t, card, name)
  }
}

function compares(n: number, how: string, than: number): boolean {
  switch (how) {
    case '>':
      return n > than
    case '<':
      return n < than
    case '>=':
      return n >= than
    case '<=':
      return n <= than
    default:
      return n === than
  }
}

/** Is the number such a one? Of a list, any. */
export function passes(t: Table, n: number, [how, than]: Test, x: Scope, you: Seat): boolean {
  if (!Array.isArray(than)) return compares(n, how, amount(t, than, x, you))
  for (const each of than) if (compares(n, how, amount(t, each, x, you))) return true
  return false
}
