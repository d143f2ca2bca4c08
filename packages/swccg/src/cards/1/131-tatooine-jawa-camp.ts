import type { HandCard } from '../hand.js'
import { exists, light, not, ongoing, q, yours } from '../shorthand.js'

export const tatooineJawaCamp: HandCard = {
  id: 'swccg:1_131',
  abilities: [
    light(
      ongoing(
        yours('character', { is: ['jawa'] }),
        { set: 'deploy-cost', to: 1, at: 'here', from: 'you' },
        not(exists(q('vehicle', { is: ['sandcrawler'], present: 'here' }))),
      ),
    ),
    light(
      ongoing(
        yours('character', { is: ['jawa'] }),
        { free: 'deploy', at: 'here' },
        exists(q('vehicle', { is: ['sandcrawler'], present: 'here' })),
      ),
    ),
  ],
}
