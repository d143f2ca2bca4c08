import type { HandCard } from '../hand.js'
import { gets, play } from '../shorthand.js'

/** Stacks stay as they are. */
export const stubbornPersonality: HandCard = {
  id: 'swtcg:ROTS-35',
  abilities: [play([], gets('each-player', 'turn-end', { cannot: 'stack' }))],
}
