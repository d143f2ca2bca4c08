import { cardOf, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { Of } from '../options/index.js'
import { askHowMuch, isEvadable, pendingNow, preventPending, tellPrevented } from '../rules/prevention.js'
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
    howMuch(t, f) {
      const x = scopeOf(t, f)
      const most = Math.max(0, amount(t, nodeOf<Evade>(t, f).n, x, f.you))
      askHowMuch(t, f, most, (packet) => isEvadable(t, packet, cardOf(x.source)), false)
    },
    prevent(t, f, answer: Of<'number'>) {
      const x = scopeOf(t, f)
      const unit = cardOf(x.source)
      x.number = preventPending(t, answer.n, (packet) => isEvadable(t, packet, unit), false)
      tellPrevented(t, f.you, unit, x.number)
    },
    done(t, f) {
      finish(t, f, scopeOf(t, f).number > 0)
    },
  },
  (t, _node, x) => pendingNow(t).some((packet) => isEvadable(t, packet, cardOf(x.source))),
)
