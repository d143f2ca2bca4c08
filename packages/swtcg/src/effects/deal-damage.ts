import { type Card, call, finish, refOf } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, bound, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { pilotedUnit } from '../columns.js'
import { dealAll } from '../rules/damaging.js'
import type { Marked } from '../rules/prevention.js'
import { isUnit } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Ref, Target, Value } from './tree.js'

/** `by`: the unit that does it; absent: the card whose ability it is does it without being a source. */
export interface DealDamage {
  do: 'deal-damage'
  n: Value
  to: Target
  by?: Ref
  /** Evade does not prevent it. */
  unevadable?: true
}

export const dealDamageWords = [
  ...words('deal-damage', [
    '{by:ref} deals {n:much} damage (unevadable? without evasion) to {to:thing}',
    '<deal> {n:much} damage to {to:thing}',
    '{by:ref} does {n:much} damage (unevadable? without evasion) to {to:thing}',
    '<do> {n:much} damage to {to:thing}',
    '{by:ref} does as much damage to {to:thing} as {n:amount}',
    '<do> as much damage to {to:thing} as {n:amount}',
    { says: '{by:ref} does damage to {to:thing} equal to {n:amount}' },
    { says: 'it does {n:much} damage to {to:thing}', read: ({ n, to }) => ({ n, to, by: { it: 'it' } }) },
  ]),
]

/** A unit, or a Pilot on one. */
const isHurt = (t: Table, card: Card): boolean => isUnit(t, card) || pilotedUnit(t.s, card) >= 0

/** rules swtcg.gl-damage, swtcg.damage-sources: all of it at once, with one chance to prevent it. */
export const dealDamage = effect<DealDamage, { n: number; by: Card; cards: Card[]; full?: boolean }, State>(
  'deal-damage',
  {
    howMuch(t, f) {
      const { n, by } = nodeOf<DealDamage>(t, f)
      f.n = amount(t, n, scopeOf(t, f), f.you)
      // Who does it is settled before anybody else is that unit.
      f.by = (by === undefined ? undefined : bound(t, by, scopeOf(t, f))[0]) ?? -1
      if (f.n <= 0) finish(t, f, false)
    },
    ...aiming<DealDamage>('cards', (node) => node.to, isHurt),
    deal(t, f) {
      const node = nodeOf<DealDamage>(t, f)
      scopeOf(t, f).number = f.n
      const source = f.by < 0 ? -1 : refOf(t.s, f.by)
      const hurt = f.cards.filter((card) => isHurt(t, card))
      if (hurt.length < f.cards.length || hurt.length === 0) f.full = false
      const packets = hurt.map(
        (card): Marked => ({
          ...{ source, by: f.you, target: refOf(t.s, card), amount: f.n, prevented: 0 },
          ...('unevadable' in node ? { unevadable: true } : {}),
        }),
      )
      if (packets.length > 0) call(t, dealAll, { packets })
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.to, node, x, you, isHurt),
)
