import type { HandCard } from '../hand.js'
import { any, each, either, exists, may, put, steps, theirs, use, used, yours } from '../shorthand.js'

export const radarScanner: HandCard = {
  id: 'swccg:1_104',
  abilities: [
    used(
      'any-time',
      { if: either(exists(yours('vehicle')), exists(yours('starship'))), cost: [use(1)] },
      steps(
        { do: 'look-at', what: each(theirs('card', { zone: 'hand' })) },
        may(
          put(any(theirs('character', { is: ['jawa', 'tusken raider'], 'not-name': 'Dathcha', zone: 'hand' })), 'used'),
        ),
      ),
    ),
  ],
}
