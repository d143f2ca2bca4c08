import type { HandCard } from '../hand.js'
import { after, gets } from '../shorthand.js'

/** Chosen anew each turn; what is chosen replaces the printed numbers. */
export const zamWesell: HandCard = {
  id: 'swtcg:JG-42',
  abilities: [
    after(
      { on: 'start', of: 'turn' },
      {
        do: 'either',
        options: [
          gets(
            'this',
            'turn-end',
            { set: 'speed', to: 60 },
            { set: 'power', to: 4 },
            { set: 'health', to: 3 },
            { keyword: 'critical-hit', n: 2 },
          ),
          gets(
            'this',
            'turn-end',
            { set: 'speed', to: 20 },
            { set: 'power', to: 4 },
            { set: 'health', to: 5 },
            { keyword: 'accuracy', n: 1 },
          ),
        ],
      },
    ),
  ],
}
