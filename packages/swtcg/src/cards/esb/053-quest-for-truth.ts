import type { HandCard } from '../hand.js'
import { each, gets, later, play, steps, thatCard } from '../shorthand.js'

/** The cards lie aside; one of them may be played this turn. */
export const questForTruth: HandCard = {
  id: 'swtcg:ESB-53',
  abilities: [
    play(
      [],
      steps(
        { do: 'look-at', what: each({ kind: 'card', zone: 'hand', whose: 'opponent' }) },
        { do: 'put', what: each({ kind: 'battle', zone: 'hand', whose: 'opponent' }), to: 'set-aside' },
        gets('you', 'turn-end', { can: 'play', what: thatCard, n: 1 }),
        later(
          { on: 'end', of: 'turn' },
          { do: 'put', what: each({ kind: 'card', zone: 'set-aside', 'one-of': thatCard }), to: 'hand' },
        ),
      ),
    ),
  ],
}
