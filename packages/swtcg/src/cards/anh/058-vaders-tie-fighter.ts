import type { HandCard } from '../hand.js'
import { evade, force, mayAfter } from '../shorthand.js'

/** Its stack and its Pilot return with it. A Starfighter is discarded from the Space arena. */
export const vadersTieFighter: HandCard = {
  id: 'swtcg:ANH-58',
  abilities: [
    evade(2, 2),
    mayAfter(
      { on: 'discard', what: 'this', from: 'space' },
      {
        do: 'then',
        to: true,
        first: force(2),
        next: { do: 'put', what: 'this', from: 'discard', to: 'hand', stack: true },
      },
    ),
  ],
}
