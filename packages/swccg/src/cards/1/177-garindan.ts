import type { HandCard } from '../hand.js'
import { all, exists, ongoing, plus, q, yours } from '../shorthand.js'

export const garindan: HandCard = {
  id: 'swccg:1_177',
  abilities: [
    ongoing(
      q('character', { is: ['imperial'] }),
      plus('deploy-cost', -1, 'here'),
      exists(q('character', { is: ['rebel'], ability: ['>', 2], at: 'here' })),
    ),
    ongoing(
      yours('character', { is: ['imperial'], at: q('site', { 'adjacent-to': 'here' }) }),
      { free: 'move', at: 'here' },
      all({ phase: 'move', of: 'you' }, exists(q('character', { is: ['rebel'], ability: ['>', 2], at: 'here' }))),
    ),
  ],
}
