import type { HandCard } from '../hand.js'
import { q, yours } from '../shorthand.js'

/** Those who hold it fight aboard as at a site; with nobody left beside it, it gets away. rule swccg.captured-starships */
export const besieged: HandCard = {
  id: 'swccg:2_117',
  abilities: [
    { ability: 'deploy', to: [{ on: q('starship', { captured: true }) }] },
    { ability: 'ongoing', of: 'attached', gets: [{ rule: 'besieged' }] },
    {
      ability: 'automatic',
      when: [{ becomes: { not: { is: 'attached', a: q('starship', { captured: true }) } } }],
      effect: { do: 'cancel', what: 'this' },
    },
    {
      ability: 'automatic',
      when: [{ becomes: { not: { exists: yours('character', { with: 'attached' }) } } }],
      if: { is: 'attached', a: q('starship', { captured: true }) },
      effect: { do: 'release', what: 'attached' },
    },
  ],
}
