import type { HandCard } from '../hand.js'
import { force, number, play, rest, steps, thatCard } from '../shorthand.js'

/** As many cards as build counters lay on it. */
export const futureSight: HandCard = {
  id: 'swtcg:ESB-24',
  abilities: [
    play(
      [],
      steps(
        force('x'),
        { do: 'look-at', what: { top: number, of: 'you' } },
        {
          do: 'put',
          what: { choose: { counters: 'build', on: 'this' }, from: { kind: 'card', 'one-of': thatCard } },
          to: 'hand',
        },
        { do: 'discard', what: rest },
      ),
    ),
  ],
}
