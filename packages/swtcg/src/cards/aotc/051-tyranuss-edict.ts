import type { HandCard } from '../hand.js'
import { choose, one, play, steps, that, yours } from '../shorthand.js'

/** Whoever is in that arena with it, as long as it is in one: those that come later, too. */
export const tyranussEdict: HandCard = {
  id: 'swtcg:AOTC-51',
  abilities: [
    play(
      [],
      steps(choose(one(yours())), {
        do: 'get',
        to: 'opponent',
        gets: [{ cannot: 'attack', what: yours({ other: that, zone: { of: that } }) }],
        until: 'turn-end',
        while: { is: that, a: { kind: 'unit', zone: 'arena' } },
      }),
    ),
  ],
}
