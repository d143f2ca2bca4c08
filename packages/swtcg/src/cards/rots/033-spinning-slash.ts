import type { HandCard } from '../hand.js'
import { after, choose, force, gets, one, play, steps, that, theirs } from '../shorthand.js'

/** It attacks on until it has attacked all that it can. */
export const spinningSlash: HandCard = {
  id: 'swtcg:ROTS-33',
  abilities: [
    play(
      [force(5)],
      steps(
        choose(one({ kind: 'character', whose: 'yours', subtype: ['jedi'], zone: 'character' })),
        gets(that, 'turn-end', {
          has: after(
            { on: 'attack-end', what: 'this' },
            { do: 'have-attack', what: 'this', to: one(theirs({ zone: 'character', 'unattacked-by': 'this' })) },
          ),
        }),
      ),
      'no-attack',
    ),
  ],
}
