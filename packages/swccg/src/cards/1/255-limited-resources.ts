import type { HandCard } from '../hand.js'
import { exists, less, lost, opponent, q, yours } from '../shorthand.js'

export const limitedResources: HandCard = {
  id: 'swccg:1_255',
  abilities: [
    lost(
      'any-time',
      { if: less({ cards: 'opponent', in: 'hand' }, 3) },
      opponent({
        do: 'lose-force',
        n: {
          minus: [
            { if: { turn: 'opponent' }, then: 4, else: 2 },
            {
              if: exists(yours('device', { name: 'Fusion Generator Supply Tanks', on: q('starship') })),
              then: 2,
              else: 0,
            },
          ],
        },
      }),
    ),
  ],
}
