import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addPoints } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { isX, toPay, wantedOf } from '../rules/costs.js'
import { spendable } from '../rules/numbers.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** Pay that many build points. */
export interface PayBuild {
  do: 'pay-build'
  n: Value
}

export const payBuildWords = words('pay-build', [
  '<spend> {n:much} build #point',
  '<pay> {n:much} build #point',
  { says: '<pay> any number of build points', with: { n: 'x' } },
])

/** rule swtcg.gl-pay-force: other currencies work alike. */
export const payBuild = effect<PayBuild, object, State>(
  'pay-build',
  {
    name(t, f) {
      const node = nodeOf<PayBuild>(t, f)
      const x = scopeOf(t, f)
      const have = spendable(t, f.you)
      const named = isX(node.n) && x.that.x === undefined
      const numbers = named ? Array.from({ length: have + 1 }, (_, i) => i) : [wantedOf(t, node.n, x, f.you)]
      const options = numbers.filter((n) => toPay(t, node, n, x, f.you) <= have).map((n) => offer.number(n))
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    pay(t, f, answer: Of<'number'>) {
      const n = answer.n
      const node = nodeOf<PayBuild>(t, f)
      const x = scopeOf(t, f)
      const paid = toPay(t, node, n, x, f.you)
      addPoints(t.s, f.you, -paid)
      if (isX(node.n)) x.that.x = [n]
      x.number = n
      t.watch?.({ is: 'points', seat: f.you, n: -paid })
      finish(t, f, true)
    },
  },
  (t, node, x, you) =>
    (isX(node.n) && x.that.x === undefined) || toPay(t, node, wantedOf(t, node.n, x, you), x, you) <= spendable(t, you),
)
