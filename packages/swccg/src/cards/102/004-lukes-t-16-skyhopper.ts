import type { HandCard } from '../hand.js'
import { action, lose, once, one, ongoing, q, target } from '../shorthand.js'

export const lukesT16Skyhopper: HandCard = {
  id: 'swccg:102_4',
  abilities: [
    {
      ability: 'capacity',
      holds: [
        { n: 1, as: ['pilot'] },
        { n: 1, as: ['passenger'] },
      ],
    },
    ongoing('this', { may: 'react', by: 'move' }),
    ongoing('this', { define: 'landspeed', as: 4 }),
    ongoing('this', { rule: 'shuttles-free', n: 1 }),
    action(
      'any-time',
      { limit: once('turn'), targets: [one(q('card', { name: 'Womp Rat', at: 'same-site' }))] },
      lose(target),
    ),
  ],
}
