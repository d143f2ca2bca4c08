import type { HandCard } from '../hand.js'
import { each, play, yours } from '../shorthand.js'

/** Its ruling: units that come into play later in the turn have it, too. */
export const strategySession: HandCard = {
  id: 'swtcg:ANH-47',
  abilities: [
    play([], {
      do: 'get',
      to: each(yours()),
      gets: [{ keyword: 'accuracy', n: 1 }],
      until: 'turn-end',
      live: true,
    }),
  ],
}
