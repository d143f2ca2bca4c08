import type { HandCard } from '../hand.js'
import { choose, later, one, play, steps, that, theirs } from '../shorthand.js'

/** Only this turn, only from that arena. */
export const jabbasDeathMark: HandCard = {
  id: 'swtcg:RAS-82',
  abilities: [
    play(
      [],
      later(
        { on: 'start', of: 'battle' },
        steps(choose(one(theirs({ zone: 'arena' }))), {
          do: 'await',
          when: 'after',
          event: { on: 'discard', what: that, from: 'arena' },
          effect: { do: 'gain-build', n: 5, when: 'next-turn' },
          until: 'turn-end',
        }),
      ),
    ),
  ],
}
