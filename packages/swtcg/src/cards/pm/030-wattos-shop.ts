import type { HandCard } from '../hand.js'
import { one } from '../shorthand.js'

/** A cost without an arrow. */
export const wattosShop: HandCard = {
  id: 'swtcg:PM-30',
  abilities: [
    {
      ability: 'activated',
      cost: [{ do: 'discard', what: one({ kind: 'unit', types: ['space', 'ground'], zone: 'hand', whose: 'yours' }) }],
      effect: { do: 'gain-build', n: 1 },
      when: ['build-step'],
      times: 1,
    },
  ],
}
