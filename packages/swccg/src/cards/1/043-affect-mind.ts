import type { HandCard } from '../hand.js'
import { deploy, exists, not, ongoing, plus, q, yours } from '../shorthand.js'

export const affectMind: HandCard = {
  id: 'swccg:1_43',
  abilities: [
    deploy({ on: yours('character', { is: ['jedi'] }), cost: 1 }),
    ongoing(
      'opponent',
      plus('total-ability', -2, 'here'),
      not(exists(q('character', { is: ['dark jedi'], present: 'here' }))),
    ),
  ],
}
