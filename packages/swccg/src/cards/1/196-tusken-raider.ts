import type { HandCard } from '../hand.js'
import { atLeast, count, exists, ongoing, plus, q, yours } from '../shorthand.js'

export const tuskenRaider: HandCard = {
  id: 'swccg:1_196',
  abilities: [
    ongoing('this', { only: 'deploy', at: { on: 'Tatooine' } }),
    ongoing(
      'this',
      plus('power', 1),
      exists(q('character', { is: ['tusken raider'], unique: false, other: true, present: 'here' })),
    ),
    ongoing(
      'you',
      plus('total-power', 2, 'here'),
      atLeast(count(yours('character', { is: ['tusken raider'], unique: false, present: 'here' })), 4),
    ),
  ],
}
