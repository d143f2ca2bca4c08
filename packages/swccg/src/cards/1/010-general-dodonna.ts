import type { HandCard } from '../hand.js'
import { about, action, at, cancel, one, ongoing, plus, q, target, use } from '../shorthand.js'

export const generalDodonna: HandCard = {
  id: 'swccg:1_10',
  abilities: [
    ongoing(q('effect', { name: 'Rebel Planners', at: 'same-site' }), { multiply: 'x', by: 2 }),
    ongoing(q('effect', { name: 'Rebel Planners', 'not-at': 'same-site' }), plus('x', 1)),
    action(
      ['any-time', about({ on: 'deploy', what: q('effect', { name: 'Wrong Turn' }) })],
      { targets: [one(q('effect', { name: 'Wrong Turn' }))], cost: [use(1)] },
      cancel(target),
    ),
    ongoing(
      q('character', { is: ['rebel'], with: 'this' }),
      plus('power', 1),
      at('this', q('site', { 'part-of': 'Yavin 4' })),
    ),
  ],
}
