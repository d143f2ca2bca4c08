import type { HandCard } from '../hand.js'
import { after, each } from '../shorthand.js'

/** In whichever arena it lies. */
export const mustafarBattleGrounds: HandCard = {
  id: 'swtcg:ROTS-22',
  abilities: [
    after(
      { on: 'start', of: 'this-battle' },
      { do: 'put-damage', n: 1, on: each({ kind: 'unit', zone: { of: 'this' } }) },
    ),
  ],
}
