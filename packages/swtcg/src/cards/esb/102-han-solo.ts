import type { HandCard } from '../hand.js'
import { after, keyword, opponent } from '../shorthand.js'

/** Two dice against each other. */
export const hanSolo: HandCard = {
  id: 'swtcg:ESB-102',
  abilities: [
    after(
      { on: 'attack', what: 'this' },
      {
        do: 'roll-off',
        high: { do: 'gain-force', n: 2 },
        low: opponent({ do: 'gain-force', n: 2 }),
        tie: { do: 'gain-force', n: 4 },
      },
    ),
    keyword('accuracy', 1),
  ],
}
