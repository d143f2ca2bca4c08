import { ask, type Card, finish } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { addDamage, damageOn } from '../columns.js'
import { type Of, offer } from '../options/index.js'
import { checkDiscards } from '../rules/damaging.js'
import { isUnit } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import { rangeOf, type Settled, settle } from './amounts.js'
import type { Amount, Target } from './tree.js'

/** Damage counters from one unit to another. */
export interface MoveDamage {
  do: 'move-damage'
  n: Amount
  from: Target
  to: Target
}

export const moveDamageWords = words('move-damage', [
  '<shift> {n:some} damage #counter from {from:thing} to {to:thing}',
  '<move> {n:some} damage #counter from {from:thing} to {to:thing}',
])

const isDamaged = (t: Table, card: Card): boolean => damageOn(t.s, card) > 0
const takes = (t: Table, card: Card): boolean => isUnit(t, card)

interface Moving {
  n: Settled
  from: Card[]
  to: Card[]
  full?: boolean
}

/** Counters change place: that is no damage. */
export const moveDamage = effect<MoveDamage, Moving, State>(
  'move-damage',
  {
    settle(t, f) {
      f.n = settle(t, nodeOf<MoveDamage>(t, f).n, scopeOf(t, f), f.you)
    },
    ...aiming<MoveDamage>('from', (node) => node.from, isDamaged),
    ...aiming<MoveDamage>('to', (node) => node.to, takes),
    howMany(t, f) {
      const [from] = f.from
      const [to] = f.to
      if (from === undefined || to === undefined || from === to) {
        finish(t, f, false)
        return
      }
      const { least, most } = rangeOf(f.n, damageOn(t.s, from))
      const options = Array.from({ length: most - least + 1 }, (_, i) => offer.number(least + i))
      ask(t, f.you, 'number', options, { about: { node: f.node, card: from } })
    },
    move(t, f, answer: Of<'number'>) {
      const [from, to] = [f.from[0] as Card, f.to[0] as Card]
      const n = answer.n
      if (n < rangeOf(f.n, damageOn(t.s, from)).wanted) f.full = false
      addDamage(t.s, from, -n)
      addDamage(t.s, to, n)
      scopeOf(t, f).number = n
      t.watch?.({ is: 'moved-damage', card: from, on: to, n })
      checkDiscards(t)
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.from, node, x, you, isDamaged) && mayAim(t, node.to, node, x, you, takes),
)
