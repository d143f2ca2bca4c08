import type { HandCard } from '../hand.js'
import { mayAfter, number, steps } from '../shorthand.js'

/** Save or spend. */
export const corridorsOfPower: HandCard = {
  id: 'swtcg:PM-6',
  abilities: [
    mayAfter(
      { on: 'start', of: 'build', by: 'you' },
      {
        do: 'either',
        options: [
          { do: 'put-counter', name: 'credit', n: 1, on: 'this' },
          steps({ do: 'remove-counter', name: 'credit', n: 'all', from: 'this' }, { do: 'gain-build', n: number }),
        ],
      },
    ),
  ],
}
