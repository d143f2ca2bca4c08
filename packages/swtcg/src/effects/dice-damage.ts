import { type Card, call, finish } from '@dejarik/kernel'
import { isRecord, words } from '@dejarik/kernel/grammar'
import { amount, bound, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import { pilotedUnit } from '../columns.js'
import { damageDice } from '../rules/damage-dice.js'
import { isUnit } from '../rules/zones.js'
import type { State, Table } from '../state.js'
import { aiming, mayAim } from './aiming.js'
import type { Ref, Target, Value } from './tree.js'

/** Roll `n` dice; each 4 or more is 1 damage. */
export interface DiceDamage {
  do: 'dice-damage'
  n: Value
  to: Target
  by?: Ref
}

/** "It does as many dice as its power to a unit": said before the unit, "its" is who does it. */
const ofIt = (value: unknown, by: unknown): unknown => {
  if (Array.isArray(value)) return value.map((part) => ofIt(part, by))
  if (!isRecord(value)) return value
  if (value.it === 'it') return by
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ofIt(part, by)]))
}

export const diceDamageWords = words('dice-damage', [
  '{by:ref} rolls {n:number} #die of damage against {to:thing}',
  '<roll> {n:number} #die of damage against {to:thing}',
  '{by:ref} does {n:number} #die of damage to {to:thing}',
  '<do> {n:number} #die of damage to {to:thing}',
  '{by:ref} does as many dice of damage to {to:thing} as {n:amount}',
  { says: '{by:ref} deals {n:number} #die of damage to {to:thing}', read: (s) => s },
  {
    says: '{by:ref} does a number of {:dice-of-damage} equal to {n:amount} to {to:thing}',
    read: ({ by, n, to }) => ({ n: ofIt(n, by), by, to }),
  },
  {
    says: '<do> {n:number} #die of damage to any {to:bare}',
    read: ({ n, to }) => ({ n, to: { choose: 1, from: to } }),
  },
])

const isHurt = (t: Table, card: Card): boolean => isUnit(t, card) || pilotedUnit(t.s, card) >= 0

/** rule swtcg.dice-of-damage: so many dice for each of them, and one chance for all. */
export const diceDamage = effect<DiceDamage, { n: number; by: Card; cards: Card[]; full?: boolean }, State>(
  'dice-damage',
  {
    howMuch(t, f) {
      const { n, by } = nodeOf<DiceDamage>(t, f)
      f.n = amount(t, n, scopeOf(t, f), f.you)
      // Who does it is settled before anybody else is that unit.
      f.by = (by === undefined ? undefined : bound(t, by, scopeOf(t, f))[0]) ?? -1
      if (f.n <= 0) finish(t, f, false)
    },
    ...aiming<DiceDamage>('cards', (node) => node.to, isHurt),
    roll(t, f) {
      const targets = f.cards.filter((card) => isHurt(t, card))
      if (targets.length < f.cards.length || targets.length === 0) f.full = false
      if (targets.length > 0) call(t, damageDice, { source: f.by, by: f.you, targets, n: f.n })
    },
    done(t, f) {
      finish(t, f, f.full === true)
    },
  },
  (t, node, x, you) => mayAim(t, node.to, node, x, you, isHurt),
)
