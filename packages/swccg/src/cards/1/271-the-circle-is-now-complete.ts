import type { HandCard } from '../hand.js'
import { exists, lost, named, one, put, q, second, stat, target, use } from '../shorthand.js'

export const theCircleIsNowComplete: HandCard = {
  id: 'swccg:1_271',
  abilities: [
    lost(
      'any-time',
      {
        targets: [one(named('Vader', { present: q('site') })), one(named('Obi-Wan', { with: target }))],
        cost: [use(1)],
      },
      {
        do: 'duel',
        between: [target, second],
        totals: [
          {
            plus: [
              stat('power', target),
              { if: exists(q('weapon', { is: ['lightsaber'], on: target })), then: 2, else: 0 },
            ],
          },
          {
            plus: [
              stat('power', second),
              { if: exists(q('weapon', { is: ['lightsaber'], on: second })), then: 2, else: 0 },
            ],
          },
        ],
        effect: put({ that: 'loser' }, 'out-of-play'),
      },
    ),
  ],
}
