import type { HandCard } from '../hand.js'
import { later, one, play, theirs } from '../shorthand.js'

/** For the battle in the next arena. */
export const landosInfluence: HandCard = {
  id: 'swtcg:RAS-20',
  abilities: [
    play(
      [],
      later(
        { on: 'start', of: 'next-battle' },
        {
          do: 'gain-control',
          what: one(theirs({ side: 'neutral', zone: 'this-battle' as never })),
          until: { step: 'this-battle' },
        },
      ),
    ),
  ],
}
