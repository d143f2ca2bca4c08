import type { HandCard } from '../hand.js'
import { play } from '../shorthand.js'

/** Halves are rounded up for its player. */
export const quickerEasierMoreSeductive: HandCard = {
  id: 'swtcg:ESB-99',
  abilities: [play([], { do: 'change-rule', rule: 'shares-force', until: 'turn-end' })],
}
