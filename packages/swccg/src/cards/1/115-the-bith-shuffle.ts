import type { HandCard } from '../hand.js'
import { used } from '../shorthand.js'

export const theBithShuffle: HandCard = {
  id: 'swccg:1_115',
  abilities: [
    used(
      'any-time',
      {},
      {
        do: 'either',
        options: [
          { do: 'shuffle', whose: 'you', pile: 'reserve' },
          { do: 'shuffle', whose: 'you', pile: 'lost' },
          { do: 'shuffle', whose: 'you', pile: 'used' },
          { do: 'shuffle', whose: 'opponent', pile: 'reserve' },
          { do: 'shuffle', whose: 'opponent', pile: 'lost' },
          { do: 'shuffle', whose: 'opponent', pile: 'used' },
        ],
      },
    ),
  ],
}
