import type { HandCard } from '../hand.js'
import {
  any,
  draw,
  drawn,
  exists,
  may,
  one,
  put,
  q,
  second,
  target,
  third,
  transport,
  used,
  when,
  yours,
} from '../shorthand.js'

/** The draw and the payment belong to initiation; who does not pay stays. */
export const nabrunLeids: HandCard = {
  id: 'swccg:1_97',
  abilities: [
    used(
      'not-battle',
      {
        targets: [
          one(q('site', { where: exists(yours('character', { at: 'it' })) })),
          // Not those who have a captive, who is not theirs to transport.
          any(yours('character', { at: target, lacking: q('character', { captured: true }) })),
          one(q('site', { other: target })),
        ],
        cost: [draw(), may({ do: 'use-force', n: drawn })],
      },
      when({ paid: true }, transport(second, third), put('this', 'lost')),
    ),
  ],
}
