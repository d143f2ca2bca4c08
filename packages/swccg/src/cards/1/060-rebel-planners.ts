import type { HandCard } from '../hand.js'
import { count, deploy, ongoing, q, stat, yours } from '../shorthand.js'

export const rebelPlanners: HandCard = {
  id: 'swccg:1_60',
  abilities: [
    deploy(
      { on: q('site', { name: 'Massassi War Room' }), cost: 1 },
      { on: q('site', { is: ['docking bay'] }), cost: 1 },
    ),
    ongoing('this', {
      define: 'x',
      as: count(yours('starship', { present: q('location', { is: ['system', 'sector'], 'related-to': 'here' }) })),
    }),
    ongoing('you', {
      modify: 'total-power',
      by: stat('x', 'this'),
      at: q('location', { is: ['system', 'sector'], 'related-to': 'here' }),
    }),
  ],
}
