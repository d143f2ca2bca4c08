import type { HandCard } from '../hand.js'
import { action, draw, lose, may, phase, q, steal, steps, upTo, use, when } from '../shorthand.js'

/** Two draws are two chances; what is taken is of one kind. */
export const tonnikaSisters: HandCard = {
  id: 'swccg:1_195',
  abilities: [
    action(
      phase('control'),
      { limit: { n: 2, per: 'phase' }, cost: [use(2)] },
      steps(
        draw(2),
        when(
          { drew: 'you', value: 2 },
          may({
            do: 'either',
            options: [
              steal(upTo(2, q('weapon', { present: 'here' })), 'this'),
              steal(upTo(2, q('device', { present: 'here' })), 'this'),
              lose(upTo(2, q('weapon', { present: 'here' }))),
              lose(upTo(2, q('device', { present: 'here' }))),
            ],
          }),
        ),
      ),
    ),
  ],
}
