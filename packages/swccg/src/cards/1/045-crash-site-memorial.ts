import type { HandCard } from '../hand.js'
import { action, card, just, once, one, ongoing, onSide, phase, q, yours } from '../shorthand.js'

export const crashSiteMemorial: HandCard = {
  id: 'swccg:1_45',
  abilities: [
    onSide,
    action(
      just({ on: 'lose', what: yours('card', { is: ['vehicle', 'droid', 'weapon', 'device'] }) }),
      {},
      { do: 'stack', what: card, on: 'this' },
    ),
    action(
      phase('deploy'),
      { limit: once('phase') },
      {
        do: 'exchange',
        what: one(yours('card', { zone: 'hand' })),
        for: one(q('card', { 'stacked-on': 'this', zone: 'stacked' })),
      },
    ),
    ongoing(q('card', { 'stacked-on': 'this', zone: 'stacked' }), { rule: 'supporting' }),
  ],
}
