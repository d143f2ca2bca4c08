import type { HandCard } from '../hand.js'
import { choose, later, one, play, steps, that, theirs } from '../shorthand.js'

/** The points come with the next build step. */
export const deathMark: HandCard = {
  id: 'swtcg:ESB-91',
  abilities: [
    play(
      [],
      later(
        { on: 'start', of: 'battle' },
        steps(
          choose(one(theirs({ zone: 'arena' }))),
          later({ on: 'discard', what: that }, { do: 'gain-build', n: 4, when: 'next-turn' }),
        ),
      ),
    ),
  ],
}
