import type { HandCard } from '../hand.js'
import { activated, force, keyword } from '../shorthand.js'

/** A space unit as long as it is in space. */
export const walkingDroidStarfighter: HandCard = {
  id: 'swtcg:PM-29',
  abilities: [
    activated(
      [force(3)],
      { do: 'put', what: 'this', to: 'space', as: true },
      { step: 'space-battle' },
      { if: { not: { happened: { on: 'attack' } } } },
    ),
    keyword('critical-hit', 1),
  ],
}
