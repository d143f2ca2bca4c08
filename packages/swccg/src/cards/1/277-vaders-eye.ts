import type { HandCard } from '../hand.js'
import { battleDestiny, exists, get, lost, named, plus, q, steps, yours } from '../shorthand.js'

export const vadersEye: HandCard = {
  id: 'swccg:1_277',
  abilities: [
    lost(
      'battle',
      { if: exists(named('Vader', { whose: 'yours', alone: true, defending: true, at: q('site') })) },
      steps(get(named('Vader'), 'battle', plus('power', 1)), battleDestiny(1)),
    ),
    lost(
      'battle',
      {
        if: exists(
          yours('character', {
            is: ['imperial'],
            'not-name': 'Vader',
            ability: ['>', 2],
            alone: true,
            defending: true,
            at: q('site'),
          }),
        ),
      },
      battleDestiny(1),
    ),
  ],
}
