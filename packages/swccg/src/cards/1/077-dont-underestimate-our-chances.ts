import type { HandCard } from '../hand.js'
import { battleBy, get, just, lost, q } from '../shorthand.js'

export const dontUnderestimateOurChances: HandCard = {
  id: 'swccg:1_77',
  abilities: [
    lost(battleBy('opponent'), {}, get('each-player', 'battle', { multiply: 'battle-damage', by: 3 })),
    lost(
      just({ on: 'play', what: q('interrupt', { name: 'You Overestimate Their Chances' }) }),
      {},
      get('each-player', 'battle', { multiply: 'battle-damage', by: 3 }),
    ),
  ],
}
