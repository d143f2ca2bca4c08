import type { HandCard } from '../hand.js'
import { choose, force, number, one, play, steps, that } from '../shorthand.js'

/** Another takes the place, the cost and the wounds of the first. */
export const inDisguise: HandCard = {
  id: 'swtcg:PM-16',
  abilities: [
    play(
      [
        force(3),
        choose(one({ kind: 'character', whose: 'yours', zone: 'character' })),
        { do: 'reckon', n: { cost: that }, x: true },
        { do: 'discard', what: that },
        { do: 'reckon', n: { damage: that } },
      ],
      {
        do: 'may',
        effect: steps(
          {
            do: 'put',
            what: one({ kind: 'character', whose: 'yours', zone: 'hand', 'cost-most': 'x' }),
            to: 'character',
          },
          { do: 'put-damage', n: number, on: that },
        ),
      },
    ),
  ],
}
