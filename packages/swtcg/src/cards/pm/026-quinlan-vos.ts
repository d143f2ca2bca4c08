import type { HandCard } from '../hand.js'
import { after, each, evade, gets, later, steps, thatCard } from '../shorthand.js'

/** Three more cards to choose from in the Character battle. */
export const quinlanVos: HandCard = {
  id: 'swtcg:PM-26',
  abilities: [
    evade(3, 3),
    after(
      { on: 'start', of: 'character-battle' },
      steps(
        { do: 'put', what: { top: 3, of: 'you' }, to: 'set-aside', face: 'down' },
        { do: 'look-at', what: thatCard },
        gets('you', { step: 'character-battle' }, { can: 'play', what: thatCard }),
        later(
          { on: 'end', of: 'character-battle' },
          {
            do: 'put',
            what: each({ kind: 'card', zone: 'set-aside', 'one-of': thatCard }),
            to: 'deck-bottom',
            order: true,
          },
        ),
      ),
    ),
  ],
}
