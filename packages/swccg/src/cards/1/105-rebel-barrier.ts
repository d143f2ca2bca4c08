import type { HandCard } from '../hand.js'
import { card, get, just, q, use, used } from '../shorthand.js'

export const rebelBarrier: HandCard = {
  id: 'swccg:1_105',
  abilities: [
    used(
      just({ on: 'deploy', by: 'opponent', what: q('card', { is: ['character', 'starship'] }) }),
      { cost: [use(1)] },
      get(card, 'turn', { cannot: 'battle' }, { cannot: 'move' }),
    ),
  ],
}
