import type { HandCard } from '../hand.js'
import { activated, after, force } from '../shorthand.js'

/** Only damage by its own Retaliate counts. */
export const chewbacca: HandCard = {
  id: 'swtcg:RAS-5',
  abilities: [
    activated([force(0)], { do: 'retaliate', n: { power: 'this' } }),
    after(
      { on: 'damage', what: 'this', to: { kind: 'unit' }, by: 'retaliate', discarded: true },
      { do: 'untap', what: 'this' },
    ),
  ],
}
