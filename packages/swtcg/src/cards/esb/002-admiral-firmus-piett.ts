import type { HandCard } from '../hand.js'
import { force } from '../shorthand.js'

/** It waits in the hand. */
export const admiralFirmusPiett: HandCard = {
  id: 'swtcg:ESB-2',
  abilities: [
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'discard', what: { kind: 'unit', subtype: ['imperial-officer'], pilots: true }, from: 'arena' },
      may: true,
      zone: 'hand',
      effect: { do: 'then', to: true, first: force(4), next: { do: 'put', what: 'this', to: 'character' } },
    },
  ],
}
