import type { HandCard } from '../hand.js'
import { named, ongoing, plus, yours } from '../shorthand.js'

export const c3po: HandCard = {
  id: 'swccg:1_5',
  abilities: [
    ongoing('you', {
      modify: 'total-power',
      by: {
        times: [
          2,
          {
            pairs: [
              yours('character', { is: ['droid'], present: 'here' }),
              yours('character', { is: ['rebel'], present: 'here' }),
            ],
          },
        ],
      },
      at: 'same-site',
    }),
    ongoing(named('R2-D2', { present: 'here' }), plus('forfeit', 2)),
  ],
}
