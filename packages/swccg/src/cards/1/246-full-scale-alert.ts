import type { HandCard } from '../hand.js'
import { count, draw, drawn, get, is, less, lost, not, q, steps, theirs, use, when } from '../shorthand.js'

export const fullScaleAlert: HandCard = {
  id: 'swccg:1_246',
  abilities: [
    lost(
      'any-time',
      { cost: [use(2)] },
      steps(
        draw(),
        when(
          less(drawn, count(q('character', { is: ['stormtrooper'] }))),
          get(
            theirs('card', {
              not: ['smuggler'],
              where: not(is('it', q('starship', { carrying: q('character', { is: ['smuggler'] }) }))),
            }),
            'turn',
            { cannot: 'move' },
          ),
        ),
      ),
    ),
  ],
}
