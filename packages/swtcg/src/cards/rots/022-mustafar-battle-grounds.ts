import type { HandCard } from '../hand.js'
import { each } from '../shorthand.js'

/** In whichever arena it lies. */
export const mustafarBattleGrounds: HandCard = {
  id: 'swtcg:ROTS-22',
  abilities: [
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'start', of: 'this-battle' },
      if: { is: 'this', a: { kind: 'location', zone: 'this-battle' } },
      effect: { do: 'put-damage', n: 1, on: each({ kind: 'unit', zone: { of: 'this' } }) },
    },
  ],
}
