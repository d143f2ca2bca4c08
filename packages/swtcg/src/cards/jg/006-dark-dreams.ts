import type { HandCard } from '../hand.js'

/** It is played as whatever Battle card the opponent has played this turn, for its cost and at its time. */
export const darkDreams: HandCard = {
  id: 'swtcg:JG-6',
  abilities: [{ ability: 'copy', of: { kind: 'battle', whose: 'opponent' } }],
}
