import type { HandCard } from '../hand.js'
import { play } from '../shorthand.js'

/** In every arena, until somebody controls it. */
export const duelOfTheFates: HandCard = {
  id: 'swtcg:PM-9',
  abilities: [play([], { do: 'change-rule', rule: 'battles-repeat', until: 'turn-end' })],
}
