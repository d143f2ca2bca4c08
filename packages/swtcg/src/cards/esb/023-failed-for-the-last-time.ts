import type { HandCard } from '../hand.js'
import { one, play, steps, that, yours } from '../shorthand.js'

/** Only a card whose whole type line is the same. */
export const failedForTheLastTime: HandCard = {
  id: 'swtcg:ESB-23',
  abilities: [
    play(
      [],
      steps(
        { do: 'discard', what: one(yours({ zone: 'arena' })) },
        { do: 'put', what: one({ kind: 'card', zone: 'hand', whose: 'yours', 'same-type': that }), to: { of: that } },
      ),
    ),
  ],
}
