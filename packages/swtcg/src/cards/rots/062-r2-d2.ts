import type { HandCard } from '../hand.js'
import { after } from '../shorthand.js'

/** A second Pilot, but no second Astromech Droid. */
export const r2D2: HandCard = {
  id: 'swtcg:ROTS-62',
  abilities: [
    {
      ability: 'pilot',
      of: ['starfighter'],
      gets: [
        { keyword: 'lucky', n: 3 },
        { has: after({ on: 'start', of: 'space-battle' }, { do: 'remove-damage', n: 1, from: 'this' }) },
        { rule: 'extra-other-pilot' },
      ],
    },
  ],
}
