import type { HandCard } from '../hand.js'
import { each, get, lost, one, q, target, use, yours } from '../shorthand.js'

export const darkJediPresence: HandCard = {
  id: 'swccg:1_240',
  abilities: [
    lost(
      'battle',
      { targets: [one(yours('character', { is: ['dark jedi'], present: 'battle' }))], cost: [use(1)] },
      get(each(q('character', { is: ['imperial'], other: target, at: 'battle' })), 'battle', {
        multiply: 'power',
        by: 2,
      }),
    ),
  ],
}
