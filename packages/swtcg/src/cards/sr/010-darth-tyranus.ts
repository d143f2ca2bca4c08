import type { HandCard } from '../hand.js'
import { activated, choose, evade, force, one, steps, tapThis, that, theirs } from '../shorthand.js'

/** Only a Jedi Master may evade it, so the damage itself says which it is. */
export const darthTyranus: HandCard = {
  id: 'swtcg:SR-10',
  abilities: [
    activated(
      [tapThis, force(2)],
      steps(choose(one(theirs({ zone: 'character' }))), {
        do: 'if',
        if: { is: that, a: { kind: 'unit', subtype: ['jedi-master'] } },
        then: { do: 'deal-damage', by: 'this', n: 4, to: that },
        else: { do: 'deal-damage', by: 'this', n: 4, to: that, unevadable: true },
      }),
      'would-attack',
    ),
    evade(3, 3),
  ],
}
