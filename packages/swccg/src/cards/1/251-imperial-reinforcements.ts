import type { HandCard } from '../hand.js'
import { count, draw, drawn, lost, more, steps, theirs, use, yours } from '../shorthand.js'

export const imperialReinforcements: HandCard = {
  id: 'swccg:1_251',
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
      steps(draw(), {
        do: 'retrieve',
        what: { choose: drawn, from: yours('card', { is: ['stormtrooper', 'tie/ln'], zone: 'lost' }) },
      }),
    ),
  ],
}
