import type { HandCard } from '../hand.js'
import { choose, gets, one, play, steps, that } from '../shorthand.js'

/** Once more than its ability allows. */
export const redoubledEffort: HandCard = {
  id: 'swtcg:RAS-61',
  abilities: [
    play(
      [],
      steps(
        choose(one({ kind: 'character', whose: 'yours' })),
        gets(that, 'attack-end', { rule: 'uses-ability-again' }),
      ),
    ),
  ],
}
