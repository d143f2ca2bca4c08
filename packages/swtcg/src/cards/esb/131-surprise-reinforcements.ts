import type { HandCard } from '../hand.js'
import { force, opponent, play, steps } from '../shorthand.js'

/** Each has a build step of its own, the opponent first. */
export const surpriseReinforcements: HandCard = {
  id: 'swtcg:ESB-131',
  abilities: [
    play(
      [force(4)],
      steps(
        opponent(
          steps({ do: 'gain-build', n: 5 }, { do: 'change-rule', rule: 'builds-now', who: 'you', until: 'turn-end' }),
        ),
        { do: 'gain-build', n: 5 },
        { do: 'change-rule', rule: 'builds-now', who: 'you', until: 'turn-end' },
      ),
      'no-attack',
    ),
  ],
}
