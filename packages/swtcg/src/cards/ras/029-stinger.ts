import type { HandCard } from '../hand.js'
import { activated, each, force, keyword } from '../shorthand.js'

/** The Pilot gets away. */
export const stinger: HandCard = {
  id: 'swtcg:RAS-29',
  abilities: [
    keyword('shields', 1),
    activated([force(1)], { do: 'intercept' }),
    {
      ability: 'triggered',
      when: 'before',
      event: { on: 'discard', what: 'this', from: 'space' },
      if: { is: 'this', a: { kind: 'unit', pilot: true } },
      effect: { do: 'put', what: each({ kind: 'character', on: 'this' }), to: 'character', tapped: true },
    },
  ],
}
