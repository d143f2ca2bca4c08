import { addPacket, ask, cardOf, finish, type Packet, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { type Of, offer } from '../options/index.js'
import { scale } from '../rules/damage-multipliers.js'
import { mayPrevent, pendingNow, preventPending, tellPrevented } from '../rules/prevention.js'
import { arenaOf, unitsIn } from '../rules/zones.js'
import type { State } from '../state.js'
import type { Value } from './tree.js'

/** Prevent at most `n` damage to this unit, which may do that much to another in the arena. */
export interface Deflect {
  do: 'deflect'
  n: Value
}

export const deflectWords = words('deflect', ['<deflect> up to {n:much}', '<deflect> {n:much}'])

/** rule swtcg.deflect: what it then does is new damage with a chance of its own, and this unit is its source. */
export const deflect = effect<Deflect, { n: number }, State>(
  'deflect',
  {
    prevent(t, f) {
      // Not less than it can: that is what Evade may do.
      const x = scopeOf(t, f)
      const unit = cardOf(x.source)
      const n = Math.max(0, amount(t, nodeOf<Deflect>(t, f).n, x, f.you))
      f.n = preventPending(t, n, (packet) => cardOf(packet.target) === unit, false)
      x.number = f.n
      tellPrevented(t, f.you, unit, f.n)
    },
    choose(t, f) {
      if (f.n === 0) {
        finish(t, f, false)
        return
      }
      const { s } = t
      const arena = arenaOf(s, cardOf(scopeOf(t, f).source))
      const units = arena < 0 ? [] : [...unitsIn(s, 0, arena), ...unitsIn(s, 1, arena)].sort((a, b) => a - b)
      const options = units.map(offer.choose)
      ask(t, f.you, 'deflect', [...options, offer.decline()], { rule: 'swtcg.deflect', about: { node: f.node } })
    },
    strike(t, f, answer: Of<'choose', 'card'> | Of<'decline'>) {
      const x = scopeOf(t, f)
      if (answer.do === 'choose') {
        const target = refOf(t.s, answer.card)
        const packet: Packet = { source: x.source, by: f.you, target, amount: f.n, prevented: 0 }
        scale(t, packet)
        addPacket(t, packet)
      }
      finish(t, f, true)
    },
  },
  (t, _node, x) => pendingNow(t).some((packet) => cardOf(packet.target) === cardOf(x.source) && mayPrevent(t, packet)),
)
