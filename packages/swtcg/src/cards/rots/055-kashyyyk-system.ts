import type { HandCard } from '../hand.js'
import { activated, force, yours } from '../shorthand.js'

/** Only units without it get it. */
export const kashyyykSystem: HandCard = {
  id: 'swtcg:ROTS-55',
  abilities: [
    {
      ability: 'ongoing',
      of: yours({ kind: 'space', without: 'retaliate' }),
      gets: [{ has: activated([force({ power: 'this' })], { do: 'retaliate', n: { power: 'this' } }) }],
    },
  ],
}
