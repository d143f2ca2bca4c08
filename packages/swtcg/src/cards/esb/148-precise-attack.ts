import type { HandCard } from '../hand.js'
import { each, force, gets, one, play, steps, thatArena, yours } from '../shorthand.js'

/** The arena is one in which the unit could have been chosen. */
export const preciseAttack: HandCard = {
  id: 'swtcg:ESB-148',
  abilities: [
    play([force(3)], gets(one(yours({ zone: 'arena' })), 'turn-end', { keyword: 'accuracy', n: 1 })),
    {
      ability: 'enhance',
      cost: [force(2)],
      effect: steps(
        { do: 'choose-arena', where: { spot: { kind: 'unit', zone: thatArena } } },
        gets(each(yours({ zone: thatArena })), 'turn-end', { keyword: 'accuracy', n: 1 }),
      ),
    },
  ],
}
