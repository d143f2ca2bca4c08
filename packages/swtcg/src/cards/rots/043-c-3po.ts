import type { HandCard } from '../hand.js'
import { mayAfter, steps, thatCard } from '../shorthand.js'

/** Only a card that was looked at may be put away. */
export const c3po: HandCard = {
  id: 'swtcg:ROTS-43',
  abilities: [
    mayAfter(
      { on: 'start', of: 'character-battle' },
      steps(
        {
          do: 'either',
          options: [
            { do: 'look-at', what: { top: 1, of: 'you' } },
            { do: 'look-at', what: { top: 1, of: 'opponent' } },
          ],
        },
        { do: 'may', effect: { do: 'put', what: thatCard, to: 'discard' } },
      ),
    ),
  ],
}
