import type { HandCard } from '../hand.js'
import { choose, one, play, steps, that, upTo } from '../shorthand.js'

/** Found cards are stacked under the unit. */
export const yodasTraining: HandCard = {
  id: 'swtcg:ESB-69',
  abilities: [
    play(
      [],
      steps(choose(one({ kind: 'character', whose: 'yours', subtype: ['jedi'], zone: 'arena' })), {
        do: 'search',
        deck: 'you',
        find: upTo(3, { kind: 'card', 'same-name': that }),
        to: { stack: that },
      }),
    ),
  ],
}
