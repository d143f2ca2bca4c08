import type { HandCard } from '../hand.js'
import { one } from '../shorthand.js'

/** The slowest on the ground; among equals its player chooses. */
export const podracingCourse: HandCard = {
  id: 'swtcg:PM-25',
  abilities: [
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'end', of: 'ground-battle' },
      if: { compare: [{ count: { kind: 'unit', zone: 'ground' } }, '>', 2] },
      effect: { do: 'discard', what: one({ kind: 'unit', zone: 'ground', least: 'speed' }) },
    },
  ],
}
