import type { HandCard } from '../hand.js'
import { evade, mayAfter } from '../shorthand.js'

/** Two occasions to leave the ship. */
export const obiWanKenobi: HandCard = {
  id: 'swtcg:ROTS-58',
  abilities: [
    {
      ability: 'pilot',
      of: ['starfighter'],
      gets: [
        { modify: 'speed', by: 10 },
        { modify: 'power', by: 1 },
        { has: evade(1, 1) },
        { has: mayAfter({ on: 'end', of: 'space-battle' }, { do: 'put', what: 'granter', to: 'character' }) },
        {
          has: {
            ability: 'triggered',
            when: 'before',
            event: { on: 'discard', what: 'this' },
            may: true,
            effect: { do: 'put', what: 'granter', to: 'character' },
          },
        },
      ],
    },
    evade(2, 2),
  ],
}
