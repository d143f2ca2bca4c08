import type { HandCard } from '../hand.js'
import { choose, force, gets, one, play, steps, that } from '../shorthand.js'

/** It attacks on until it has attacked all. */
export const spinningSlash: HandCard = {
  id: 'swtcg:ROTS-33',
  abilities: [
    play(
      [force(5)],
      steps(
        choose(one({ kind: 'character', whose: 'yours', subtype: ['jedi'] })),
        gets(that, 'turn-end', { rule: 'attacks-each-once' }),
      ),
      'no-attack',
    ),
  ],
}
