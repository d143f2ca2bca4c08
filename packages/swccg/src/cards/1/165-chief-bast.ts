import type { HandCard } from '../hand.js'
import {
  action,
  battleBy,
  exists,
  named,
  one,
  ongoing,
  plus,
  q,
  second,
  target,
  transport,
  yours,
} from '../shorthand.js'

export const chiefBast: HandCard = {
  id: 'swccg:1_165',
  abilities: [
    ongoing(q('card', { 'piloted-by': 'this' }), plus('power', 2)),
    ongoing('this', plus('power', 1), exists(named('Tarkin', { at: 'same-site' }))),
    action(
      battleBy(undefined, 'same-system'),
      {
        targets: [one(yours('character', { not: ['droid'], with: 'this' })), one(q('site', { 'related-to': 'here' }))],
      },
      transport({ and: ['this', target] }, second),
    ),
  ],
}
