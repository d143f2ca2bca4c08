import { cardOf, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, scopeOf } from '@dejarik/kernel/vocabulary'
import { defend, mayIntercept } from '../rules/defending.js'
import type { State } from '../state.js'

/** This unit becomes the defender. */
export interface Intercept {
  do: 'intercept'
}

export const interceptWords = words('intercept', ['<intercept>'])

/** rule swtcg.intercept: it is still the same attack; on a unit that it cannot attack, nothing changes. */
export const intercept = effect<Intercept, object, State>(
  'intercept',
  {
    defend(t, f) {
      finish(t, f, defend(t, cardOf(scopeOf(t, f).source)))
    },
  },
  (t, _node, x) => mayIntercept(t, cardOf(x.source)),
)
