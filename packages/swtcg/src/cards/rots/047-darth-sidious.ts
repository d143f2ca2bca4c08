import type { HandCard } from '../hand.js'
import { activated, choose, deflect, evade, one, that, yours } from '../shorthand.js'

/** Each half may be taken either way. */
export const darthSidious: HandCard = {
  id: 'swtcg:ROTS-47',
  abilities: [
    activated(
      [
        choose(one(yours({ zone: 'arena' }))),
        { do: 'reckon', n: { cost: that }, x: true },
        { do: 'discard', what: that },
      ],
      { do: 'gain-either', n: { minus: ['x', { half: 'x' }] } },
      'build-step',
    ),
    deflect(2, 1),
    evade(2, 2),
  ],
}
