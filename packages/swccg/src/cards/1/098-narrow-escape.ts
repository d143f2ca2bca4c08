import type { HandCard } from '../hand.js'
import { battleBy, each, exists, place, q, used, yours } from '../shorthand.js'

export const narrowEscape: HandCard = {
  id: 'swccg:1_98',
  abilities: [
    used(
      battleBy(
        'opponent',
        q('site', { where: exists(yours('character', { is: ['rebel'], ability: ['>', 2], present: 'it' })) }),
      ),
      {},
      {
        do: 'move-away',
        what: each(yours('card', { is: ['character', 'vehicle'], ability: ['>', 0], at: place })),
        using: 'landspeed',
      },
    ),
  ],
}
