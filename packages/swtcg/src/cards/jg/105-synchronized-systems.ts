import type { HandCard } from '../hand.js'
import { each, force, gets, number, play, steps, that, thatArena, upTo, yours } from '../shorthand.js'

/** The slower of the two becomes as fast as the other. */
export const synchronizedSystems: HandCard = {
  id: 'swtcg:JG-105',
  abilities: [
    play(
      [force(6)],
      steps(
        { do: 'choose-arena' },
        gets(upTo(2, yours({ zone: thatArena })), 'turn-end', { modify: 'power', by: 3 }),
        {
          do: 'reckon',
          n: {
            minus: [
              { highest: 'speed', of: that },
              { lowest: 'speed', of: that },
            ],
          },
        },
        gets(each({ kind: 'unit', 'one-of': that, least: 'speed' }), 'turn-end', { modify: 'speed', by: number }),
      ),
    ),
  ],
}
