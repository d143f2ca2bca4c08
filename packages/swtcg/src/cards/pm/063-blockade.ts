import type { HandCard } from '../hand.js'
import { gets, play, steps } from '../shorthand.js'

/** For both players. */
export const blockade: HandCard = {
  id: 'swtcg:PM-63',
  abilities: [
    play(
      [],
      steps(
        gets('each-player', 'turn-end', { cannot: 'leave-build-zone' }),
        gets('each-player', 'turn-end', { cannot: 'play', what: { kind: 'battle' } }),
      ),
    ),
  ],
}
