import type { HandCard } from '../hand.js'
import { battleDestiny, exists, get, lost, named, plus, space, steps, yours } from '../shorthand.js'

/** The power is that of the side: Luke's own does not count while he pilots. */
export const fullThrottle: HandCard = {
  id: 'swccg:1_81',
  abilities: [
    lost(
      'battle',
      { if: exists(yours('crew', { is: ['pilot'], alone: true, defending: true, at: space })) },
      battleDestiny(1),
    ),
    lost(
      'battle',
      { if: exists(named('Luke', { whose: 'yours', alone: true, defending: true, at: space })) },
      steps(get('you', 'battle', plus('total-power', 1, 'battle')), battleDestiny(1)),
    ),
  ],
}
