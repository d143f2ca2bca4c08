import type { HandCard } from '../hand.js'
import { activated, force, yours } from '../shorthand.js'

/** Units of two types. */
export const streetsOfTatooine: HandCard = {
  id: 'swtcg:RAS-100',
  abilities: [
    {
      ability: 'ongoing',
      of: yours({ side: 'neutral', types: ['ground', 'character'] }),
      gets: [{ has: activated([force(1)], { do: 'retreat', what: 'this' }, 'no-attack') }],
    },
  ],
}
