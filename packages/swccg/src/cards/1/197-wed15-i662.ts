import type { HandCard } from '../hand.js'
import { at, ongoing, q, yours } from '../shorthand.js'

export const wed15I662: HandCard = {
  id: 'swccg:1_197',
  abilities: [
    ongoing(yours('vehicle', { at: 'here' }), { immune: 'attrition', below: 2 }),
    ongoing(yours('character', { is: ['droid'], at: 'here' }), { immune: 'attrition', below: 2 }),
    ongoing(
      yours('starship', { is: ['starfighter'], at: q('location', { is: ['system', 'sector'], 'related-to': 'here' }) }),
      { immune: 'attrition', below: 3 },
      at('this', q('site', { is: ['docking bay'] })),
    ),
  ],
}
