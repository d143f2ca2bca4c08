import type { HandCard } from '../hand.js'
import { each } from '../shorthand.js'

/** The Pilot is moved instead of going with the unit. */
export const zamsAirspeeder: HandCard = {
  id: 'swtcg:JG-43',
  abilities: [
    {
      ability: 'triggered',
      when: 'before',
      event: { on: 'discard', what: 'this' },
      if: { is: 'this', a: { kind: 'unit', pilot: true } },
      may: true,
      effect: { do: 'put', what: each({ kind: 'character', on: 'this' }), to: 'build' },
    },
  ],
}
