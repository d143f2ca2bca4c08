import type { HandCard } from '../hand.js'
import { count, draw, drawn, each, less, lost, may, q, steps, theirs, use, when } from '../shorthand.js'

export const tuskenScavengers: HandCard = {
  id: 'swccg:1_275',
  abilities: [
    lost(
      'any-time',
      { cost: [use(1)] },
      steps(
        draw(),
        when(
          less(drawn, count(q('character', { is: ['tusken raider'] }))),
          may({
            do: 'search',
            whose: 'opponent',
            in: 'used',
            find: each(theirs('card', { is: ['vehicle', 'weapon', 'device'], zone: 'used' })),
            to: 'lost',
          }),
        ),
      ),
    ),
  ],
}
