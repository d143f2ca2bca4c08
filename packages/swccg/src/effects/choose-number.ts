import { ask, finish, type Seat } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, nodeOf, type Scope, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import type { Table } from '../state.js'
import { effect } from './effect.js'
import type { Value } from './tree.js'

/** Binds x. */
export interface ChooseNumber {
  do: 'choose-number'
  from: Value
  to: Value
}

export const chooseNumberWords = words('choose-number', ['<name> a number from {from:digits} to {to:plain}'])

/** rule swccg.up-to: every number that may be chosen; none where the least is too much. */
function numbersOf(t: Table, node: ChooseNumber, x: Scope, you: Seat): number[] {
  const from = amount(t, node.from, x, you)
  const length = Math.max(0, amount(t, node.to, x, you) - from + 1)
  return Array.from({ length }, (_, i) => from + i)
}

export const chooseNumber = effect<ChooseNumber>(
  'choose-number',
  {
    ask(t, f) {
      const x = scopeOf(t, f)
      const numbers = numbersOf(t, nodeOf<ChooseNumber>(t, f), x, f.you)
      if (numbers.length === 0) {
        x.that.x = [0]
        finish(t, f, false)
        return
      }
      const options = numbers.map(offer.number)
      ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    named(t, f, answer: Of<'number'>) {
      const x = scopeOf(t, f)
      x.that.x = [answer.n]
      x.number = answer.n
      finish(t, f, true)
    },
  },
  (t, node, x, you) => numbersOf(t, node, x, you).length > 0,
)
