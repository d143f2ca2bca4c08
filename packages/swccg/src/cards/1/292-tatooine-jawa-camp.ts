import type { HandCard } from '../hand.js'
import { dark, light, ongoing, plus, yours } from '../shorthand.js'

export const tatooineJawaCamp: HandCard = {
  id: 'swccg:1_292',
  abilities: [
    dark(ongoing(yours('character', { is: ['jawa'] }), { set: 'deploy-cost', to: 1, at: 'here', from: 'you' })),
    light(ongoing(yours('character', { is: ['jawa'], at: 'here' }), [plus('power', -1), plus('forfeit', -1)])),
  ],
}
