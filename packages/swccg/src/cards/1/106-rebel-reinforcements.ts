import type { HandCard } from '../hand.js'
import { count, draw, drawn, lost, may, more, steps, theirs, upTo, use, yours } from '../shorthand.js'

export const rebelReinforcements: HandCard = {
  id: 'swccg:1_106',
  abilities: [
    lost(
      'any-time',
      {
        if: more(
          { plus: [count(theirs('character')), count(theirs('starship'))] },
          { plus: [count(yours('character')), count(yours('starship'))] },
        ),
        cost: [use(1)],
      },
      steps(
        draw(),
        may({
          do: 'retrieve',
          what: upTo(drawn, yours('card', { is: ['rebel trooper', 'y-wing'], zone: 'lost' })),
        }),
      ),
    ),
  ],
}
