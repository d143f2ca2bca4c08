import type { HandCard } from '../hand.js'
import { after, each, evade, gets, later, steps, thatCard } from '../shorthand.js'

/** He plays what the opponent would have drawn. */
export const darthVader: HandCard = {
  id: 'swtcg:RAS-78',
  abilities: [
    evade(3, 3),
    after(
      { on: 'attack', what: 'this' },
      steps(
        { do: 'put', what: { top: 3, of: 'opponent' }, to: 'set-aside' },
        gets('you', { step: 'character-battle' }, { can: 'play', what: thatCard }),
        later(
          { on: 'end', of: 'character-battle' },
          {
            do: 'put',
            what: each({ kind: 'card', zone: 'set-aside', 'one-of': thatCard }),
            to: 'deck-top',
            order: true,
          },
        ),
      ),
    ),
  ],
}
