import type { HandCard } from '../hand.js'
import { battleDestiny, exists, get, lost, named, plus, q, steps, yours } from '../shorthand.js'

export const kraytDragonHowl: HandCard = {
  id: 'swccg:1_93',
  abilities: [
    lost(
      'battle',
      { if: exists(named('Obi-Wan', { whose: 'yours', alone: true, defending: true, at: q('site') })) },
      steps(get(named('Obi-Wan'), 'battle', plus('power', 1)), battleDestiny(1)),
    ),
    lost(
      'battle',
      {
        if: exists(
          yours('character', {
            is: ['rebel'],
            'not-name': 'Obi-Wan',
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
