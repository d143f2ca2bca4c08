import type { HandCard } from '../hand.js'
import { battleBy, exists, get, less, named, place, q, used } from '../shorthand.js'

export const iveGotABadFeelingAboutThis: HandCard = {
  id: 'swccg:1_91',
  abilities: [
    used(
      battleBy(
        'you',
        q('location', {
          where: less({ total: 'power', who: 'you', at: 'it' }, { total: 'power', who: 'opponent', at: 'it' }),
        }),
      ),
      {},
      get('opponent', 'battle', {
        multiply: 'battle-damage',
        by: { if: exists(named('Han', { present: place })), then: 3, else: 2 },
      }),
    ),
  ],
}
