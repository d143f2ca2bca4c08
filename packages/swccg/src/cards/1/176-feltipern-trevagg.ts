import type { HandCard } from '../hand.js'
import { exists, not, ongoing, q } from '../shorthand.js'

export const feltipernTrevagg: HandCard = {
  id: 'swccg:1_176',
  abilities: [
    ongoing(
      'each-player',
      { set: 'battle-cost', to: { icons: 'both', at: 'here' }, at: 'here' },
      not(exists(q('character', { is: ['droid'], with: 'this' }))),
    ),
  ],
}
