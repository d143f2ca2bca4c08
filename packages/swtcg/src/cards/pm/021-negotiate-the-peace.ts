import type { HandCard } from '../hand.js'
import { any, number, play, steps, that, thatArena, theirs, yours } from '../shorthand.js'

/** Both sides withdraw, for no more than was given up. */
export const negotiateThePeace: HandCard = {
  id: 'swtcg:PM-21',
  abilities: [
    play(
      [],
      steps(
        { do: 'choose-arena' },
        { do: 'choose', what: any(yours({ side: 'light', zone: thatArena, 'total-most': 7 })) },
        { do: 'reckon', n: { combined: 'cost', of: that } },
        { do: 'put', what: that, to: 'hand' },
        { do: 'put', what: any(theirs({ side: 'dark', zone: thatArena, 'total-most': number })), to: 'hand' },
      ),
    ),
  ],
}
