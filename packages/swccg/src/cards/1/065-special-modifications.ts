import type { HandCard } from '../hand.js'
import { all, deploy, exists, is, named, ongoing, plus, q } from '../shorthand.js'

export const specialModifications: HandCard = {
  id: 'swccg:1_65',
  abilities: [
    deploy({ on: q('starship'), cost: 1 }),
    ongoing('attached', [plus('armor', 2), plus('maneuver', 2)]),
    ongoing(
      'attached',
      [plus('power', 2), plus('forfeit', 2)],
      all(
        is('attached', q('starship', { name: 'Falcon' })),
        exists(named(['Han', 'Lando', 'Chewie'], { piloting: 'attached' })),
      ),
    ),
  ],
}
