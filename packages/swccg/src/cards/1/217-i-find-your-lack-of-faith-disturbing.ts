import type { HandCard } from '../hand.js'
import { deploy, exists, not, ongoing, plus, theirs, yours } from '../shorthand.js'

export const iFindYourLackOfFaithDisturbing: HandCard = {
  id: 'swccg:1_217',
  abilities: [
    deploy({ on: yours('character', { is: ['dark jedi'] }), cost: 1 }),
    ongoing(
      'opponent',
      plus('total-ability', -2, 'here'),
      not(exists(theirs('character', { is: ['jedi'], present: 'here' }))),
    ),
  ],
}
