import { cardOf, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { attackFrame } from '../rules/defending.js'
import { keyword } from '../rules/numbers.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** When the attack ends, `n` dice of damage to the attacker. */
export interface Retaliate {
  do: 'retaliate'
  n: Value
}

export const retaliateWords = words('retaliate', [
  '<retaliate> with {n:number} #die',
  '<retaliate> {n:much}',
  '<retaliate> [ {n:amount} ]',
])

/** rule swtcg.retaliate: how many dice is fixed now; they are rolled when the attack ends, even if this unit is gone. */
export const retaliate = effect<Retaliate, object, State>(
  'retaliate',
  {
    record(t, f) {
      const attack = attackFrame(t)
      const x = scopeOf(t, f)
      const n = Math.max(0, amount(t, nodeOf<Retaliate>(t, f).n, x, f.you))
      const card = cardOf(x.source)
      const by = { card, seat: f.you, stun: keyword(t, card, 'stun') }
      if (attack) attack.retaliations = [...(attack.retaliations ?? []), { ...by, n }]
      finish(t, f, attack !== undefined && n > 0)
    },
  },
  (t) => t.s.attacker >= 0,
)
