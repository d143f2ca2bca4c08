import type { HandCard } from '../hand.js'
import { force, number, play, steps, that, thatArena } from '../shorthand.js'

/** Counters that it adds do not count again. */
export const painfulReckoning: HandCard = {
  id: 'swtcg:ESB-114',
  abilities: [
    play(
      [force(4)],
      steps(
        { do: 'choose-arena' },
        {
          do: 'await',
          when: 'after',
          event: { on: 'put-damage', what: { kind: 'unit', zone: thatArena } },
          effect: { do: 'put-damage', n: number, on: that },
          until: 'turn-end',
        },
      ),
    ),
  ],
}
