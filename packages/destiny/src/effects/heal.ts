import type { Card } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount } from '@dejarik/kernel/vocabulary'
import { damageOn } from '../columns.js'
import { overTargets } from './over.js'
import type { Example, Target, Value } from './tree.js'

export interface Heal {
  do: 'heal'
  n: Value
  from: Target
}

export const healWords = words('heal', [
  '<heal> {n:much} damage from {from:character}',
  '<heal> damage equal to {n:amount} from {from:character}',
  '<remove> {n:much} damage from {from:character}',
  '<heal> damage from {from:character} equal to {n:amount}',
])

/** rule destiny.heal: as much as possible; healed only if something was removed. */
export const heal = overTargets<Heal>('heal', {
  target: (node) => node.from,
  each(t, f, card: Card, node, x) {
    const healed = Math.min(amount(t, node.n, x, f.you), damageOn(t.s, card))
    t.s.damage[card] = damageOn(t.s, card) - healed
    x.number = healed
    if (healed > 0) t.watch?.({ is: 'healed', card, n: healed })
    return healed > 0
  },
})

export const healExample: Example = {
  effect: { do: 'heal', n: 3, from: { choose: 1, from: { kind: 'character', whose: 'yours' } } },
  reads: 'Heal 3 damage from 1 of your characters.',
  board: {
    a: {
      characters: [
        { card: 'Finn', damage: 5 },
        { card: 'Hired Gun', damage: 2 },
      ],
    },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ a: 'choose Hired Gun' }],
  after: ['Hired Gun has no damage', 'Finn has 5 damage'],
}
