import type { HandCard } from '../hand.js'
import { lost, one, second, target, theirs, yours } from '../shorthand.js'

export const preciseAttack: HandCard = {
  id: 'swccg:1_265',
  abilities: [
    lost(
      'battle',
      {
        targets: [
          one(theirs('card', { is: ['character', 'vehicle'], 'in-battle': true, present: 'battle' })),
          { choose: { least: 2 }, from: yours('weapon', { 'fires-at': target }) },
        ],
      },
      { do: 'fire', what: second, at: target, together: true },
    ),
  ],
}
