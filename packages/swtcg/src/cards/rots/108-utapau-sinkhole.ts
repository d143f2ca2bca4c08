import type { HandCard } from '../hand.js'

/** All but those at home in the water. */
export const utapauSinkhole: HandCard = {
  id: 'swtcg:ROTS-108',
  abilities: [
    {
      ability: 'ongoing',
      of: { kind: 'ground', not: ['aquatic', 'creature'] },
      gets: [
        { modify: 'power', by: -1 },
        { modify: 'speed', by: -10 },
      ],
    },
  ],
}
