import type { HandCard } from '../hand.js'
import { at, deploy, not, ongoing, plus, q } from '../shorthand.js'

export const stormtrooperUtilityBelt: HandCard = {
  id: 'swccg:1_207',
  abilities: [
    deploy({ on: q('character', { is: ['imperial', 'alien'] }), cost: 1 }),
    ongoing('attached', [plus('power', 1), plus('forfeit', 1)], not(at('attached', { on: 'Death Star' }))),
    ongoing('attached', [plus('power', 2), plus('forfeit', 2)], at('attached', { on: 'Death Star' })),
  ],
}
