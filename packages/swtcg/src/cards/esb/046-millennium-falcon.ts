import type { HandCard } from '../hand.js'
import { gets, steps, that } from '../shorthand.js'

/** Damage that would discard a Character is prevented, and the ship pays for it. */
export const millenniumFalcon: HandCard = {
  id: 'swtcg:ESB-46',
  abilities: [
    { ability: 'ongoing', of: 'this', gets: [{ modify: 'pilots', by: 1 }] },
    {
      ability: 'triggered',
      when: 'before',
      event: { on: 'damage', to: { kind: 'character', whose: 'yours', zone: ['arena', 'build'] }, discarded: true },
      may: true,
      effect: steps(
        { do: 'prevent', n: 'all', to: that },
        { do: 'retreat', what: that },
        gets('this', 'next-untap', { cannot: 'untap' }),
      ),
    },
  ],
}
