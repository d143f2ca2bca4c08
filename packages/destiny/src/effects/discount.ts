import { finish, pending } from '@dejarik/kernel'
import { words } from '@dejarik/kernel/grammar'
import { amount, effect, nodeOf, scopeOf } from '@dejarik/kernel/vocabulary'
import type { Example, Value } from './tree.js'

/** Before a card is played: lowers its cost. */
export interface Discount {
  do: 'discount'
  n: Value
}

export const discountWords = words('discount', [
  'make that card cost {n:any-number} less',
  '<decrease> its cost by {n:number}',
])

/** rule destiny.decreases: only while paying for the card being played. */
export const discount = effect<Discount>('discount', {
  lower(t, f) {
    const intent = pending(t)
    if (intent?.kind !== 'play') throw new Error('Nothing is being played that could cost less')
    intent.discount = (intent.discount as number) + amount(t, nodeOf<Discount>(t, f).n, scopeOf(t, f), f.you)
    finish(t, f, true)
  },
})

export const discountExample: Example = {
  on: {
    card: 'support',
    ability: 'triggered',
    when: 'before',
    event: { on: 'play', by: 'you', what: { kind: 'upgrade' } },
  },
  effect: { do: 'discount', n: 1 },
  reads: 'Before you play an upgrade, make that card cost 1 less.',
  board: {
    a: { characters: ['Finn'], supports: ['Example'], hand: ['Lightsaber'], resources: 2 },
    b: { characters: ['Kylo Ren'] },
  },
  answers: [{ a: 'play Lightsaber on Finn' }],
  after: ['Lightsaber is attached to Finn', 'a has no resources'],
}
