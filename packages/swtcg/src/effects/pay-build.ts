import { ask, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { isX, wantedOf } from '../rules/costs.js'
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
      const { n } = nodeOf<PayBuild>(t, f)
      const x = scopeOf(t, f)
      const have = spendable(t, f.you)
      const named = isX(n) && x.that.x === undefined
      const numbers = named ? Array.from({ length: have + 1 }, (_, i) => i) : [wantedOf(t, n, x, f.you)]
      const options = numbers.filter((each) => each <= have).map((each) => ({ do: 'number', n: each }))
      if (options.length === 0) finish(t, f, false)
      else ask(t, f.you, 'number', options, { about: { node: f.node } })
    },
    pay(t, f, answer) {
      const n = answer.n as number
      const x = scopeOf(t, f)
      t.s.points[f.you] = (t.s.points[f.you] as number) - n
      if (isX(nodeOf<PayBuild>(t, f).n)) x.that.x = [n]
      x.number = n
      t.watch?.({ is: 'points', seat: f.you, n: -n })
      finish(t, f, true)
    },
  },
  (t, { n }, x, you) => (isX(n) && x.that.x === undefined) || wantedOf(t, n, x, you) <= spendable(t, you),
)
