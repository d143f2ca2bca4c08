import type { HandCard } from '../hand.js'
import { each, gets, play, steps, thatArena, theirs, yours } from '../shorthand.js'

/** Whoever is there each time gets it. */
export const rageOfVictory: HandCard = {
  id: 'swtcg:ROTS-28',
  abilities: [
    play(
      [],
      steps(
        { do: 'choose-arena' },
        {
          do: 'await',
          when: 'after',
          event: { on: 'discard', what: theirs({ zone: thatArena }) },
          effect: gets(each(yours({ zone: thatArena })), 'battle-end', { modify: 'power', by: 4 }),
          until: 'turn-end',
        },
      ),
    ),
  ],
}
