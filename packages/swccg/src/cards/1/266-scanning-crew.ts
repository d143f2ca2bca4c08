import type { HandCard } from '../hand.js'
import { each, may, one, put, steps, theirs, use, used } from '../shorthand.js'

export const scanningCrew: HandCard = {
  id: 'swccg:1_266',
  abilities: [
    used(
      'any-time',
      { cost: [use(1)] },
      steps(
        { do: 'look-at', what: each(theirs('card', { zone: 'hand' })) },
        may(put(one(theirs('character', { is: ['rebel'], zone: 'hand' })), 'used')),
      ),
    ),
  ],
}
