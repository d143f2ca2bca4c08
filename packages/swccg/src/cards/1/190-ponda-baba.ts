import type { HandCard } from '../hand.js'
import { all, exists, inBattle, named, not, ongoing, plus, q, theirs } from '../shorthand.js'

export const pondaBaba: HandCard = {
  id: 'swccg:1_190',
  abilities: [
    ongoing(
      'this',
      plus('power', 3),
      all(
        inBattle,
        exists(named('Dr. Evazan', { at: 'same-site' })),
        not(exists(theirs('weapon', { is: ['lightsaber'], present: 'here' }))),
      ),
    ),
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 2)),
  ],
}
