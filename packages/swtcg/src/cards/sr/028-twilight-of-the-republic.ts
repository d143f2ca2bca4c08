import type { HandCard } from '../hand.js'
import { play, steps } from '../shorthand.js'

/** Two changes of the order of a turn, by name. */
export const twilightOfTheRepublic: HandCard = {
  id: 'swtcg:SR-28',
  abilities: [
    play(
      [],
      steps(
        { do: 'change-rule', rule: 'light-builds-now', until: 'turn-end' },
        { do: 'change-rule', rule: 'light-retreats-first', until: 'turn-end' },
      ),
    ),
  ],
}
