import { finish } from '@dejarik/kernel'
import { amount, effect, nodeOf, playersOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addForce, forceOf } from '../columns.js'
import type { State } from '../state.js'
import { leave } from './lasts.js'
import type { Query, Rule, Until, Value, Who } from './tree.js'

/** Its words are in text/rules.ts. A named change of the rules until then. */
export interface ChangeRule {
  do: 'change-rule'
  rule: Rule
  who?: Who
  of?: Query
  n?: Value
  until: Until
}

/** rules/named-rules.ts tells who is under which rule. */
export const changeRule = effect<ChangeRule, object, State>('change-rule', {
  record(t, f) {
    const node = nodeOf<ChangeRule>(t, f)
    const x = scopeOf(t, f)
    if (node.rule === 'shares-force') {
      // At once and for good: evenly, an odd point to whoever played it.
      const all = forceOf(t.s, 0) + forceOf(t.s, 1)
      const mine = Math.ceil(all / 2) - forceOf(t.s, f.you)
      for (const [seat, n] of [[f.you, mine] as const, [1 - f.you, -mine] as const]) {
        addForce(t.s, seat, n)
        t.watch?.({ is: 'force', seat, n })
      }
      finish(t, f, true)
      return
    }
    const players = node.who === undefined ? [] : [...playersOf(t, node.who, x, f.you)]
    leave(t, f, node.until, { players }, node.n === undefined ? 1 : amount(t, node.n, x, f.you))
    finish(t, f, true)
  },
})
