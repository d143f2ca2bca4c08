import type { HandCard } from '../hand.js'
import { force, opponent, play, steps } from '../shorthand.js'

/** Each builds as in a build step, the opponent first. */
export const surpriseReinforcements: HandCard = {
  id: 'swtcg:ESB-131',
  abilities: [
    play(
      [force(4)],
      steps(
        opponent(steps({ do: 'gain-build', n: 5 }, { do: 'build-now' })),
        { do: 'gain-build', n: 5 },
        { do: 'build-now' },
      ),
      'no-attack',
    ),
  ],
}
