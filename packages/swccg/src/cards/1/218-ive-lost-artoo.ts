import type { HandCard } from '../hand.js'
import {
  automatic,
  deploy,
  draw,
  drawn,
  is,
  just,
  lose,
  loseThis,
  more,
  ongoing,
  q,
  steps,
  when,
} from '../shorthand.js'

/** The nav computer of the starship, or an astromech aboard one. */
export const iveLostArtoo: HandCard = {
  id: 'swccg:1_218',
  abilities: [
    {
      ability: 'modes',
      modes: [
        [
          deploy({ on: q('starship', { is: ['nav computer'] }), cost: 1 }),
          automatic(
            just({ on: 'deploy', what: 'this' }),
            steps(draw(), when(more(drawn, 1), { do: 'mark', what: 'this', as: 'stolen' }, loseThis)),
          ),
          ongoing('attached', { icon: 'nav computer', n: -1 }, is('this', q('effect', { marked: 'stolen' }))),
          ongoing(
            'attached',
            { has: { ability: 'capacity', holds: [{ n: 1, as: ['astromech'] }] } },
            is('this', q('effect', { marked: 'stolen' })),
          ),
        ],
        [
          deploy({ on: q('character', { is: ['astromech droid'], aboard: q('starship') }), cost: 1 }),
          automatic(
            just({ on: 'deploy', what: 'this' }),
            steps(draw(), when(more(drawn, 1), lose('attached')), loseThis),
          ),
        ],
      ],
    },
  ],
}
