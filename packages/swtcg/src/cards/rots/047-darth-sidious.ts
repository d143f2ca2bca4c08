import type { HandCard } from '../hand.js'
import { activated, deflect, evade, one, that, yours } from '../shorthand.js'

/** Each half may be taken either way. */
export const darthSidious: HandCard = {
  id: 'swtcg:ROTS-47',
  abilities: [
    activated(
      [{ do: 'discard', what: one(yours({ zone: 'arena' })) }],
      { do: 'gain-either', n: { minus: [{ cost: that }, { half: { cost: that } }] } },
      'build-step',
    ),
    deflect(2, 1),
    evade(2, 2),
  ],
}
