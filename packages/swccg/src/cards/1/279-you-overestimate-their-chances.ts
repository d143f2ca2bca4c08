import type { HandCard } from '../hand.js'
import { battleBy, get, just, lost, q } from '../shorthand.js'

export const youOverestimateTheirChances: HandCard = {
  id: 'swccg:1_279',
  abilities: [
    lost(battleBy('opponent'), {}, get('each-player', 'battle', { multiply: 'battle-damage', by: 3 })),
    lost(
      just({ on: 'play', what: q('interrupt', { name: "Don't Underestimate Our Chances" }) }),
      {},
      get('each-player', 'battle', { multiply: 'battle-damage', by: 3 }),
    ),
  ],
}
