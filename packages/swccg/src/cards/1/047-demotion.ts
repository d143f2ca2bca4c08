import type { HandCard } from '../hand.js'
import { deploy, ongoing, plus, q } from '../shorthand.js'

export const demotion: HandCard = {
  id: 'swccg:1_47',
  abilities: [
    deploy({
      on: q('character', { is: ['imperial'], not: ['stormtrooper'], 'not-name': ['Vader', 'Emperor'] }),
      cost: 2,
    }),
    ongoing('attached', [plus('power', -2), { canceled: 'game-text' }]),
  ],
}
