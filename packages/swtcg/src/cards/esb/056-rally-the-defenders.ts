import type { HandCard } from '../hand.js'
import { gets, play } from '../shorthand.js'

/** Cheap units need no build counters this turn. */
export const rallyTheDefenders: HandCard = {
  id: 'swtcg:ESB-56',
  abilities: [play([], gets('you', 'turn-end', { set: 'build-cost', to: 0, of: { kind: 'unit', 'cost-most': 2 } }))],
}
