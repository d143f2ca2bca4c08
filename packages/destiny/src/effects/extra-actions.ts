import { call, finish, goto } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { action } from '../rules/actions.js'
import type { State } from '../state.js'
import type { Example, Value } from './tree.js'

export interface ExtraActions {
  do: 'extra-actions'
  n: Value
  upTo?: true
}

export const extraActionsWords = words('extra-actions', [
  '<take> (upTo? at most) {n:any-number} more #action',
  '<take> (upTo? up to) {n:number} (additional) #action',
])

/** rule destiny.actions: taken at once, or forgone by passing. The queue waits meanwhile. */
const rule = effect<ExtraActions, { left?: number }, State>('extra-actions', {
  count(t, f) {
    f.left = amount(t, nodeOf<ExtraActions>(t, f).n, scopeOf(t, f), f.you)
  },
  next(t, f) {
    if (f.left === 0 || t.s.ending === 1) {
      finish(t, f, true)
      return
    }
    f.left = (f.left as number) - 1
    call(t, action, { seat: f.you })
  },
  taken(t, f) {
    // Passing forgoes the others too.
    if (f.result === false) finish(t, f, true)
    else goto(f, 'next')
  },
})

/** An action can be passed, so "you may" needs no question of its own. */
export const extraActions = { ...rule, optional: true as const }

export const extraActionsExample: Example = {
  effect: { do: 'extra-actions', n: 2 },
  reads: 'Take 2 more actions.',
  board: { a: { characters: ['Finn', 'Hired Gun'] }, b: { characters: ['Kylo Ren'] } },
  dice: ['1 resource', '1 disrupt'],
  answers: [{ a: 'activate Finn' }, { a: 'activate Hired Gun' }],
  after: ['a pool shows 1 resource, 1 disrupt', { 'b may': ['activate Kylo Ren', 'claim', 'pass'] }],
}
