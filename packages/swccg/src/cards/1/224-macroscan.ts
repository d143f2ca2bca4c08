import type { HandCard } from '../hand.js'
import { action, deploy, exists, q, use } from '../shorthand.js'

export const macroscan: HandCard = {
  id: 'swccg:1_224',
  abilities: [
    deploy({ on: 'opponents-side', cost: 2 }),
    action(
      'any-time',
      { cost: [use(1)] },
      {
        do: 'look-at',
        what: {
          top: { if: exists(q('site', { nighttime: true })), then: 3, else: 1 },
          of: 'opponent',
          pile: 'reserve',
        },
      },
    ),
  ],
}
