import type { HandCard } from '../hand.js'
import { evade, force, mayAfter } from '../shorthand.js'

/** Its stack and its Pilot return with it. */
export const vadersTieFighter: HandCard = {
  id: 'swtcg:ANH-58',
  abilities: [
    evade(2, 2),
    mayAfter(
      { on: 'discard', what: 'this', from: 'character' },
      { do: 'then', to: true, first: force(2), next: { do: 'put', what: 'this', to: 'hand', stack: true } },
    ),
  ],
}
