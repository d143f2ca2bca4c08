import type { HandCard } from '../hand.js'
import { lost, one, second, target, theirs, yours } from '../shorthand.js'

export const combinedAttack: HandCard = {
  id: 'swccg:1_75',
  abilities: [
    lost(
      'battle',
      {
        targets: [
          one(theirs('starship', { 'in-battle': true, present: 'battle' })),
          { choose: { least: 2 }, from: yours('weapon', { is: ['starship weapon'], 'fires-at': target }) },
        ],
      },
      { do: 'fire', what: second, at: target, together: true },
    ),
  ],
}
