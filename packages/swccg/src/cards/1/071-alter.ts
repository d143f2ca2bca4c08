import type { HandCard } from '../hand.js'
import {
  about,
  cancel,
  card,
  draw,
  drawn,
  just,
  less,
  one,
  q,
  second,
  stat,
  steps,
  target,
  used,
  when,
  yours,
} from '../shorthand.js'

export const alter: HandCard = {
  id: 'swccg:1_71',
  abilities: [
    used(
      about({ on: 'deploy', what: q('effect', { is: ['normal effect', 'utinni effect'] }) }),
      { targets: [one(yours('character', { most: 'ability' }))] },
      steps(draw(), when(less(drawn, stat('ability', target)), cancel(card))),
    ),
    used(just({ on: 'play', what: q('interrupt', { name: 'Sense' }) }), {}, cancel(card)),
    // What lies on table already, at any time.
    used(
      'any-time',
      {
        targets: [
          one(yours('character', { most: 'ability' })),
          one(q('effect', { is: ['normal effect', 'utinni effect'] })),
        ],
      },
      steps(draw(), when(less(drawn, stat('ability', target)), cancel(second))),
    ),
  ],
}
