import type { HandCard } from '../hand.js'
import { mayAfter, upTo } from '../shorthand.js'

/** From three places. */
export const bigAsteroid: HandCard = {
  id: 'swtcg:RAS-39',
  abilities: [
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'no-control' }] },
    mayAfter(
      { on: 'discard', what: 'this', from: 'space' },
      {
        do: 'search',
        deck: 'you',
        zones: ['deck', 'hand', 'discard'],
        find: upTo(2, { kind: 'card', name: 'Medium Asteroid' }),
        to: 'space',
      },
    ),
  ],
}
