import type { HandCard } from '../hand.js'
import { choose, force, one, opponent, play, steps, that, theirs } from '../shorthand.js'

/** Only the attack that has just ended counts. */
export const rebelSurrender: HandCard = {
  id: 'swtcg:ANH-104',
  abilities: [
    play(
      [force(4)],
      steps(choose(one(theirs({ zone: ['ground', 'character'], 'attacked-last': true }))), {
        do: 'if',
        if: { happened: { on: 'attack-end', what: that, hitless: true } },
        then: opponent({ do: 'discard', what: that }),
      }),
      'no-attack',
    ),
  ],
}
