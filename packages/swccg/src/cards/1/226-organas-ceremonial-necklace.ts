import type { HandCard } from '../hand.js'
import {
  action,
  all,
  automatic,
  is,
  just,
  one,
  q,
  reached,
  relocate,
  steps,
  target,
  utinni,
  yours,
} from '../shorthand.js'

/** Passing it is re-targeting another Imperial. */
export const organasCeremonialNecklace: HandCard = {
  id: 'swccg:1_226',
  abilities: [
    utinni(q('site', { 'part-of': 'Yavin 4' }), q('character', { is: ['imperial'] })),
    reached(steps({ do: 'mark', what: 'this', as: 'stolen' }, relocate('this', 'target'))),
    automatic(
      just({ on: 'drain', by: 'you', at: 'here' }),
      { do: 'adjust', what: 'drain', by: 1 },
      { if: all(is('this', q('effect', { marked: 'stolen' })), { present: 'target' }) },
    ),
    action(
      just({ on: 'drain', by: 'you', at: 'here' }),
      {
        if: all(is('this', q('effect', { marked: 'stolen' })), { present: 'target' }),
        targets: [
          one(
            yours('character', { is: ['imperial'], at: q('site', { 'adjacent-to': 'here', 'controlled-by': 'you' }) }),
          ),
        ],
      },
      relocate('this', target),
    ),
  ],
}
