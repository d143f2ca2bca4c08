import type { HandCard } from '../hand.js'
import { activated, choose, evade, force, one, steps, tapThis, that, theirs } from '../shorthand.js'

/** Only a Jedi Master or Sith Master may evade it. */
export const yoda: HandCard = {
  id: 'swtcg:SR-30',
  abilities: [
    activated(
      [tapThis, force(2)],
      steps(choose(one(theirs({ zone: 'character' }))), {
        do: 'if',
        if: { is: that, a: { kind: 'unit', subtype: ['jedi-master', 'sith-master'] } },
        then: { do: 'deal-damage', by: 'this', n: 4, to: that },
        else: { do: 'deal-damage', by: 'this', n: 4, to: that, unevadable: true },
      }),
      'would-attack',
    ),
    evade(2, 3),
  ],
}
