import type { HandCard } from '../hand.js'
import { any, lose, lost, one, q, stat, target, theirs, use } from '../shorthand.js'

export const lookSirDroids: HandCard = {
  id: 'swccg:1_259',
  abilities: [
    lost(
      'any-time',
      { cost: [use(1)] },
      {
        do: 'search',
        whose: 'opponent',
        in: 'used',
        find: any(theirs('character', { is: ['droid'], zone: 'used' })),
        to: 'lost',
      },
    ),
    lost(
      'any-time',
      {
        targets: [one(q('character', { is: ['droid'] }))],
        cost: [{ do: 'use-force', n: stat('deploy-cost', target) }],
      },
      lose(target),
    ),
  ],
}
