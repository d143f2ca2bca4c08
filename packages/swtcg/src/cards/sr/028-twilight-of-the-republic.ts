import type { HandCard } from '../hand.js'
import { opponent, play, steps } from '../shorthand.js'

/** The other side builds in between, and retreats first. */
export const twilightOfTheRepublic: HandCard = {
  id: 'swtcg:SR-28',
  abilities: [
    play(
      [],
      steps(opponent({ do: 'build-now', whole: true }), {
        do: 'change-rule',
        rule: 'light-retreats-first',
        until: 'turn-end',
      }),
    ),
  ],
}
