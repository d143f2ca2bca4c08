import type { HandCard } from '../hand.js'
import { mayAfter } from '../shorthand.js'

/** Within the faces of a die. */
export const theedPowerGenerator: HandCard = {
  id: 'swtcg:PM-85',
  abilities: [mayAfter({ on: 'build-roll' }, { do: 'adjust-roll', n: 1 })],
}
