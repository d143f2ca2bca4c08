import type { HandCard } from '../hand.js'
import { evade } from '../shorthand.js'

/** Free, once in each build step. */
export const yoda: HandCard = {
  id: 'swtcg:RAS-33',
  abilities: [evade(2, 2), { ability: 'ongoing', of: 'you', gets: [{ rule: 'rearranges-once' }] }],
}
