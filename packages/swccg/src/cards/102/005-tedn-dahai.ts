import type { HandCard } from '../hand.js'
import { action, count, get, one, phase, q, target, theirs, use } from '../shorthand.js'

export const tednDahai: HandCard = {
  id: 'swccg:102_5',
  abilities: [
    action(
      phase('control', 'each-player'),
      {
        limit: { n: count(q('character', { is: ['musician'], other: true, at: 'same-site' })), per: 'phase' },
        targets: [one(theirs('character', { is: ['alien'], present: 'here' }))],
        cost: [use(1)],
      },
      get(target, 'turn', { canceled: 'game-text' }),
    ),
  ],
}
