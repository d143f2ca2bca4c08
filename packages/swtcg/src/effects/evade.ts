import { cardOf, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { isEvadable, pendingNow, preventPending } from '../rules/prevention.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** Prevent at most `n` damage to this unit. */
export interface Evade {
  do: 'evade'
  n: Value
}

export const evadeWords = words('evade', ['<evade> up to {n:much}', '<evade> {n:much}', '<evade> [ {n:amount} ]'])

/** rule swtcg.evade */
export const evade = effect<Evade, object, State>(
  'evade',
  {
    prevent(t, f) {
      const x = scopeOf(t, f)
      const n = Math.max(0, amount(t, nodeOf<Evade>(t, f).n, x, f.you))
      x.number = preventPending(t, n, (packet) => isEvadable(t, packet, cardOf(x.source)))
      t.watch?.({ is: 'prevented', card: cardOf(x.source), n: x.number })
      finish(t, f, x.number > 0)
    },
  },
  (t, _node, x) => pendingNow(t).some((packet) => isEvadable(t, packet, cardOf(x.source))),
)
