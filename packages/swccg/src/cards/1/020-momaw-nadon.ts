import type { HandCard } from '../hand.js'
import { action, once, one, phase, steal, target, theirs } from '../shorthand.js'

export const momawNadon: HandCard = {
  id: 'swccg:1_20',
  abilities: [
    action(
      phase('control'),
      {
        limit: once('phase'),
        targets: [
          // rule swccg.stealing: what one has cannot be stolen
          one(
            theirs('card', {
              is: ['bantha', 'dewback', 'wampa', 'rancor', 'bubo', 'dragonsnake'],
              present: 'same-site',
            }),
          ),
        ],
      },
      steal(target),
    ),
  ],
}
