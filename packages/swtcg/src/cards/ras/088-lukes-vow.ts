import type { HandCard } from '../hand.js'
import { choose, force, one, play, steps, that } from '../shorthand.js'

/** All but one point of health is left damaged. */
export const lukesVow: HandCard = {
  id: 'swtcg:RAS-88',
  abilities: [
    play(
      [force(2)],
      steps(choose(one({ kind: 'character', zone: 'character' })), {
        do: 'remove-damage',
        n: { plus: [{ minus: [{ damage: that }, { health: that }] }, 1] },
        from: that,
      }),
      'pending',
    ),
  ],
}
