import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { forceOf } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { isX, toPay, wantedOf } from '../rules/costs.js'
import { payForce as pay } from '../rules/force.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** Pay that much Force; without enough it is not done. */
export interface PayForce {
  do: 'pay-force'
  n: Value
  /** Where the number is named: no more than this. */
  most?: Value
}

export const payForceWords = words('pay-force', [
  '<spend> {n:much} Force, but at most {most:amount}',
  '<spend> {n:much} Force',
  '<spend> {n:some} Force',
  '<pay> {n:much} Force',
  '<pay> {n:some} Force',
  { says: '<pay> Force equal to {n:amount}', read: ({ n }) => ({ n }) },
  { says: '<pay> any amount|number of Force', with: { n: 'x' } },
  '<spend> as much Force as {n:amount}',
])

/** rules swtcg.gl-pay-force, swtcg.paying-activation-costs: in full or not at all. X is named now, and stays what it is. */
export const payForce = effect<PayForce, object, State>(
  'pay-force',
  {
    name(t, f) {
      const node = nodeOf<PayForce>(t, f)
      const x = scopeOf(t, f)
      const have = forceOf(t.s, f.you)
      const named = isX(node.n) && x.that.x === undefined
      // A discount lets a larger number be named than there is Force.
      const most = node.most === undefined ? have + 20 : amount(t, node.most, x, f.you)
      const numbers = named ? Array.from({ length: most + 1 }, (_, n) => n) : [wantedOf(t, node.n, x, f.you)]
      const options = numbers.filter((n) => toPay(t, node, n, x, f.you) <= have).map((n) => offer.number(n))
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    pay(t, f, answer: Of<'number'>) {
      const x = scopeOf(t, f)
      const node = nodeOf<PayForce>(t, f)
      const n = answer.n
      pay(t, f.you, toPay(t, node, n, x, f.you))
      if (isX(node.n)) x.that.x = [n]
      x.number = n
      finish(t, f, true)
    },
  },
  (t, node, x, you) => {
    const n = isX(node.n) && x.that.x === undefined ? 0 : wantedOf(t, node.n, x, you)
    return toPay(t, node, n, x, you) <= forceOf(t.s, you)
  },
)
