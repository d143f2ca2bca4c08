import type { HandCard } from '../hand.js'
import { deploy, exists, ongoing, plus, q, yours } from '../shorthand.js'

export const fusionGeneratorSupplyTanks: HandCard = {
  id: 'swccg:1_36',
  abilities: [
    deploy({
      on: yours('starship', {
        at: q('location', {
          is: ['system', 'sector'],
          where: exists(q('site', { is: ['docking bay'], 'related-to': 'it' })),
        }),
      }),
    }),
    ongoing('attached', [plus('hyperspeed', 1), plus('power', 1), plus('maneuver', 1)]),
  ],
}
