import type { HandCard } from '../hand.js'
import { battleBy, each, place, space, used, yours } from '../shorthand.js'

export const hyperEscape: HandCard = {
  id: 'swccg:1_88',
  abilities: [
    used(
      battleBy(undefined, space),
      {},
      { do: 'move-away', what: each(yours('card', { is: ['starship', 'vehicle'], at: place })) },
    ),
  ],
}
