import type { HandCard } from '../hand.js'
import { activated, choose, evade, force, one, that, theirs, yours } from '../shorthand.js'

/** Never dearer than what was given up. */
export const darthSidious: HandCard = {
  id: 'swtcg:ROTS-7',
  abilities: [
    { ability: 'ongoing', of: theirs(), gets: [{ modify: 'ability-cost', by: 1, priced: true }] },
    activated(
      [
        force(4),
        choose(one(yours({ zone: 'arena' }))),
        { do: 'reckon', n: { cost: that }, x: true },
        { do: 'discard', what: that },
      ],
      {
        do: 'gain-control',
        what: one(theirs({ zone: { of: that }, 'cost-most': 'x' })),
        until: 'battle-end',
      },
      'build-step',
    ),
    evade(1, 2),
  ],
}
