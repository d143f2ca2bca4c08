import type { HandCard } from '../hand.js'
import { each } from '../shorthand.js'

/** It holds on to what it attacked last while it stays tapped. */
export const buzzDroid: HandCard = {
  id: 'swtcg:ROTS-78',
  abilities: [
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'may-stay-tapped' }] },
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'start', of: 'space-battle' },
      if: { is: 'this', a: { kind: 'unit', tapped: true } },
      effect: { do: 'put-damage', n: 1, on: each({ kind: 'unit', 'attacked-by': 'this' }) },
    },
  ],
}
