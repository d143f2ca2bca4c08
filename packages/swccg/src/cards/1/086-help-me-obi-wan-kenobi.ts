import type { HandCard } from '../hand.js'
import { get, just, named, one, place, q, stat, steps, target, used, yours } from '../shorthand.js'

export const helpMeObiWanKenobi: HandCard = {
  id: 'swccg:1_86',
  abilities: [
    used(
      'battle',
      {
        targets: [
          one(
            named('Obi-Wan', {
              whose: 'yours',
              at: q('site', { 'controlled-by': 'you' }),
              'not-at': 'battle',
              where: { compare: [stat('destiny-ability', 'it'), '>', 0] },
            }),
          ),
        ],
      },
      steps(
        { do: 'choose-number', from: 1, to: stat('destiny-ability', target) },
        get('you', 'battle', { modify: 'destiny-ability', by: 'x', at: 'battle' }),
        get(target, 'turn', { modify: 'destiny-ability', by: { times: [-1, 'x'] } }),
      ),
    ),
    used(
      just({ on: 'battle', by: 'opponent', at: q('site') }),
      { targets: [one(yours('character', { is: ['rebel'], at: q('site', { 'adjacent-to': place }) }))] },
      get(target, 'battle', { may: 'react', by: 'move', at: place, answering: 'battle' }),
    ),
  ],
}
