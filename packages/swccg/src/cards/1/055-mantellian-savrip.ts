import type { HandCard } from '../hand.js'
import { deploy, exists, named, ongoing, yours } from '../shorthand.js'

export const mantellianSavrip: HandCard = {
  id: 'swccg:1_55',
  abilities: [
    deploy({ on: 'your-side', cost: { if: exists(named('C-3PO')), then: 0, else: 3 } }),
    ongoing(
      'you',
      { may: 'forfeit', what: yours('card', { is: ['character', 'starship', 'vehicle'], zone: 'hand' }), from: 'hand' },
      { won: 'opponent' },
    ),
  ],
}
