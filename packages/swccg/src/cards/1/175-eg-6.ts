import type { HandCard } from '../hand.js'
import { automatic, get, just, less, once, ongoing, plus, yours } from '../shorthand.js'

export const eg6: HandCard = {
  id: 'swccg:1_175',
  abilities: [
    ongoing(yours('character', { is: ['droid'], not: ['power droid'], present: 'here' }), plus('power', 1)),
    ongoing('this', { define: 'destiny', as: 0 }),
    automatic(
      just({ on: 'destiny', by: 'you', what: 'this', for: 'battle' }),
      get('you', 'battle', { multiply: 'total-power', by: 2, at: 'battle' }),
      {
        limit: once('battle'),
        if: less({ total: 'power', who: 'you', at: 'battle' }, { total: 'power', who: 'opponent', at: 'battle' }),
      },
    ),
  ],
}
