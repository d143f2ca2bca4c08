import type { HandCard } from '../hand.js'
import { about, action, at, cancel, one, ongoing, q, target, yours } from '../shorthand.js'

export const wed9M1: HandCard = {
  id: 'swccg:1_32',
  abilities: [
    ongoing(yours('vehicle', { at: 'here' }), { immune: 'attrition', below: 2 }),
    ongoing(yours('character', { is: ['droid'], at: 'here' }), { immune: 'attrition', below: 2 }),
    ongoing(
      yours('starship', { is: ['starfighter'], at: q('location', { is: ['system', 'sector'], 'related-to': 'here' }) }),
      { immune: 'attrition', below: 3 },
      at('this', q('site', { is: ['docking bay'] })),
    ),
    action(
      ['any-time', about({ on: 'deploy', what: q('effect', { name: 'Lateral Damage' }) })],
      { if: at('this', q('site', { is: ['docking bay'] })), targets: [one(q('effect', { name: 'Lateral Damage' }))] },
      cancel(target),
    ),
  ],
}
