import type { HandCard } from '../hand.js'
import { each, number, play, steps } from '../shorthand.js'

/** As many as were discarded are drawn. */
export const guidanceOfTheChancellor: HandCard = {
  id: 'swtcg:JG-14',
  abilities: [
    play(
      [],
      steps(
        { do: 'look-at', what: each({ kind: 'card', zone: 'hand', whose: 'opponent' }) },
        { do: 'choose-player' },
        {
          do: 'as',
          who: { that: 'player' },
          effect: steps(
            { do: 'discard', what: each({ kind: 'card', zone: 'hand', whose: 'yours' }) },
            { do: 'draw', n: number },
          ),
        },
      ),
    ),
  ],
}
