import type { HandCard } from '../hand.js'
import { all, exists, is, ongoing, plus, q, yours } from '../shorthand.js'

/** The immunity needs the station besides. */
export const card2x3kpr: HandCard = {
  id: 'swccg:1_1',
  abilities: [
    ongoing(
      yours('character', { is: ['rebel', 'alien'], at: 'same-site' }),
      plus('power', 2),
      all({ present: 'this' }, { nighttime: 'here' }, is('here', q('site', { is: ['planet'] }))),
    ),
    ongoing(
      yours('character', { is: ['rebel', 'alien'], at: 'same-site' }),
      { immune: 'attrition', below: 3 },
      all(
        { present: 'this' },
        { nighttime: 'here' },
        is('here', q('site', { is: ['planet'] })),
        exists(q('device', { name: 'Hydroponics Station', present: 'here' })),
      ),
    ),
  ],
}
