import type { HandCard } from '../hand.js'
import { choose, each, one, play, steps, that, yours } from '../shorthand.js'

/** All others in that arena retreat. */
export const jediTrap: HandCard = {
  id: 'swtcg:ESB-174',
  abilities: [
    play([], {
      do: 'as',
      who: 'light',
      effect: steps(choose(one(yours({ zone: 'character' }))), {
        do: 'retreat',
        what: each(yours({ zone: 'character', other: that })),
      }),
    }),
  ],
}
