import type { HandCard } from '../hand.js'
import { card, just, lost, may, one, put, q, retrieve, stat, target, yours } from '../shorthand.js'

export const nobleSacrifice: HandCard = {
  id: 'swccg:1_99',
  abilities: [
    lost(
      just({ on: 'deploy', by: 'opponent', what: q('character') }),
      {
        targets: [one(yours('character', { captured: 'too', power: ['=', stat('power', card)] }))],
        cost: [put(target, 'out-of-play')],
      },
      may(retrieve(stat('forfeit', target))),
    ),
  ],
}
