import type { HandCard } from '../hand.js'
import { force, gets, play, steps, that, thatArena, upTo, yours } from '../shorthand.js'

/** The slower of the two becomes as fast as the other. */
export const synchronizedSystems: HandCard = {
  id: 'swtcg:JG-105',
  abilities: [
    play(
      [force(6)],
      steps(
        { do: 'choose-arena' },
        gets(upTo(2, yours({ zone: thatArena })), 'turn-end', { modify: 'power', by: 3 }),
        gets(that, 'turn-end', { rule: 'as-fast-as-each-other' }),
      ),
    ),
  ],
}
