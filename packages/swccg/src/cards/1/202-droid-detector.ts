import type { HandCard } from '../hand.js'
import { automatic, deploy, each, just, lose, not, ongoing, q } from '../shorthand.js'

/** Not in the turn in which it came. */
export const droidDetector: HandCard = {
  id: 'swccg:1_202',
  abilities: [
    deploy({ on: q('site', { is: ['interior'] }) }),
    ongoing('this', { cannot: 'be-moved' }),
    ongoing(q('character', { is: ['droid'] }), { cannot: 'deploy', at: 'same-site' }),
    automatic(
      just({ on: 'turn-end' }),
      lose(each(q('character', { is: ['droid'], inactive: 'too', present: 'here' }))),
      {
        if: not({ happened: { on: 'deploy', what: 'this' }, in: 'turn' }),
      },
    ),
  ],
}
