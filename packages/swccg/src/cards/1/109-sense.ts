import type { HandCard } from '../hand.js'
import { cancel, card, draw, drawn, just, less, one, q, stat, steps, target, used, when, yours } from '../shorthand.js'

export const sense: HandCard = {
  id: 'swccg:1_109',
  abilities: [
    used(
      just({ on: 'play', what: q('interrupt') }),
      { targets: [one(yours('character', { most: 'ability' }))] },
      steps(draw(), when(less(drawn, stat('ability', target)), cancel(card))),
    ),
    used(
      just({ on: 'react' }),
      { targets: [one(yours('character', { most: 'ability' }))] },
      steps(draw(), when(less(drawn, stat('ability', target)), cancel('action'))),
    ),
    used(just({ on: 'play', what: q('interrupt', { name: 'Alter' }) }), {}, cancel(card)),
  ],
}
