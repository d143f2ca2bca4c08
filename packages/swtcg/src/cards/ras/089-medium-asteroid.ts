import type { HandCard } from '../hand.js'
import { mayAfter, upTo } from '../shorthand.js'

/** From three places. */
export const mediumAsteroid: HandCard = {
  id: 'swtcg:RAS-89',
  abilities: [
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'no-control' }] },
    mayAfter(
      { on: 'discard', what: 'this' },
      {
        do: 'search',
        deck: 'you',
        zones: ['deck', 'hand', 'discard'],
        find: upTo(2, { kind: 'card', name: 'Small Asteroid' }),
        to: 'space',
      },
    ),
  ],
}
