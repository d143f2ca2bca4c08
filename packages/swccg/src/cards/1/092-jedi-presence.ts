import type { HandCard } from '../hand.js'
import { each, get, lost, one, q, target, use, yours } from '../shorthand.js'

export const jediPresence: HandCard = {
  id: 'swccg:1_92',
  abilities: [
    lost(
      'battle',
      { targets: [one(yours('character', { is: ['jedi'], present: 'battle' }))], cost: [use(1)] },
      get(each(q('character', { is: ['rebel'], other: target, at: 'battle' })), 'battle', { multiply: 'power', by: 2 }),
    ),
  ],
}
