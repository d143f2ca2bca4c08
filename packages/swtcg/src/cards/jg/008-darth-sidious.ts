import type { HandCard } from '../hand.js'
import { evade } from '../shorthand.js'

/** The dice stay hidden until damage has been prevented. */
export const darthSidious: HandCard = {
  id: 'swtcg:JG-8',
  abilities: [{ ability: 'ongoing', of: 'this', gets: [{ rule: 'hidden-dice' }] }, evade(2, 3)],
}
