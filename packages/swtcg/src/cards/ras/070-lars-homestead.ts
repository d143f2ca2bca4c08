import type { HandCard } from '../hand.js'
import { yours } from '../shorthand.js'

/** It also counts for cards stacked underneath. */
export const larsHomestead: HandCard = {
  id: 'swtcg:RAS-70',
  abilities: [
    { ability: 'ongoing', of: yours({ 'cost-most': 5 }), gets: [{ modify: 'build-cost', by: -1, stacking: true }] },
  ],
}
