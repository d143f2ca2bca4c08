import type { HandCard } from '../hand.js'
import { force, play, that } from '../shorthand.js'

/** All but one point of health is left damaged. */
export const lukesVow: HandCard = {
  id: 'swtcg:RAS-88',
  abilities: [
    play(
      [force(2)],
      { do: 'remove-damage', n: { plus: [{ minus: [{ damage: that }, { health: that }] }, 1] }, from: that },
      {
        before: {
          on: 'discard',
          what: {
            kind: 'character',
            zone: 'character',
            where: { compare: [{ damage: that }, '>=', { health: that }] },
          },
        },
      },
    ),
  ],
}
