import type { HandCard } from '../hand.js'
import { play } from '../shorthand.js'

/** The battles in reverse. */
export const unexpectedAttack: HandCard = {
  id: 'swtcg:ROTS-38',
  abilities: [play([], { do: 'change-rule', rule: 'battles-reversed', until: 'turn-end' })],
}
