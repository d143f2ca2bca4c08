import type { Card } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount } from '@dejarik/kernel/vocabulary'
import { damageOn } from '../columns.js'
import { checkDefeat } from '../rules/damage.js'
import { overTargets } from './over.js'
import type { Example, Target, Value } from './tree.js'

export interface PlaceDamage {
  do: 'place-damage'
  n: Value
  on: Target
}

export const placeDamageWords = words('place-damage', ['<place> {n:any-number} damage on {on:thing}'])

/** Tokens are put on a card; nobody is dealt damage, but rule destiny.defeated-characters counts what lies there. */
export const placeDamage = overTargets<PlaceDamage>('place-damage', {
  target: (node) => node.on,
  each(t, f, card: Card, node, x) {
    const n = amount(t, node.n, x, f.you)
    t.s.damage[card] = damageOn(t.s, card) + n
    t.watch?.({ is: 'placed-damage', card, n })
    checkDefeat(t, card, f.you)
    return true
  },
})

export const placeDamageExample: Example = {
  effect: { do: 'place-damage', n: 2, on: { choose: 1, from: { kind: 'support' } } },
  reads: 'Place 2 damage on 1 support.',
  board: { a: { characters: ['Finn'], supports: ['Outpost'] }, b: { characters: ['Kylo Ren'], supports: ['AT-ST'] } },
  answers: [{ 'a may': ['choose Outpost', 'choose AT-ST'] }, { a: 'choose AT-ST' }],
  after: ['AT-ST has 2 damage', 'AT-ST is in play'],
}
