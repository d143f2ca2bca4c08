import type { HandCard } from '../hand.js'
import { action, get, once, onSide, plus, yours } from '../shorthand.js'

export const klorslug: HandCard = {
  id: 'swccg:1_53',
  abilities: [
    onSide,
    action(
      'battle',
      {
        limit: once('battle'),
        cost: [
          {
            do: 'use-force',
            n: 'x',
            most: { sum: 'ability', of: yours('character', { 'in-battle': true, present: 'battle' }) },
          },
        ],
      },
      get('you', 'battle', plus('total-power', 'x', 'battle'), {
        modify: 'destiny-ability',
        by: { times: [-1, 'x'] },
        at: 'battle',
      }),
    ),
  ],
}
