import type { HandCard } from '../hand.js'
import { evade, force, later, steps } from '../shorthand.js'

/** Deployed from under his build counters. */
export const darthMaul: HandCard = {
  id: 'swtcg:PM-8',
  abilities: [
    evade(1, 1),
    {
      ability: 'activated',
      cost: [force(2)],
      zone: 'build',
      when: [{ if: { compare: [{ counters: 'build', on: 'this' }, '>=', 5] } }],
      effect: steps(
        { do: 'deploy', what: 'this', to: 'character', free: true },
        later({ on: 'end', of: 'character-battle' }, { do: 'retreat', what: 'this' }),
      ),
    },
  ],
}
