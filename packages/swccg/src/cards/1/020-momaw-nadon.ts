import type { HandCard } from '../hand.js'
import { action, once, one, phase, q, steal, target } from '../shorthand.js'

export const momawNadon: HandCard = {
  id: 'swccg:1_20',
  abilities: [
    action(
      phase('control'),
      {
        limit: once('phase'),
        targets: [
          one(q('card', { is: ['bantha', 'dewback', 'wampa', 'rancor', 'bubo', 'dragonsnake'], present: 'same-site' })),
        ],
      },
      steal(target),
    ),
  ],
}
