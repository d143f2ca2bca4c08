import type { HandCard } from '../hand.js'
import { action, card, just, lose, one, ongoing, plus, q, target } from '../shorthand.js'

/** Disarmed: the Effect of that name was just deployed. */
export const drEvazan: HandCard = {
  id: 'swccg:1_172',
  abilities: [
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 2)),
    action(just({ on: 'hit', what: q('character', { other: true, present: 'here' }) }), {}, lose(card)),
    action(
      just({
        on: 'deploy',
        what: q('effect', { name: 'Disarmed', on: q('character', { other: true, present: 'here' }) }),
      }),
      {
        targets: [
          one(
            q('character', {
              other: true,
              present: 'here',
              bearing: q('effect', { name: 'Disarmed', 'one-of': card }),
            }),
          ),
        ],
      },
      lose(target),
    ),
  ],
}
