import type { HandCard } from '../hand.js'
import { activated, deflect, keyword, one, opponent, steps, thatCard } from '../shorthand.js'

/** The last ability of the ship names neither cost nor time: it is used once a turn. See docs/readings.md. */
export const bobaFett: HandCard = {
  id: 'swtcg:RAS-40',
  abilities: [
    keyword('armor'),
    {
      ability: 'pilot',
      of: ['patrol-ship'],
      gets: [
        { modify: 'speed', by: 20 },
        { has: deflect(2, 1) },
        {
          has: activated(
            [],
            steps(
              { do: 'look-at', what: { each: { kind: 'card', zone: 'hand', whose: 'opponent' } } },
              { do: 'choose', what: one({ kind: 'card', zone: 'hand', whose: 'opponent' }) },
              opponent({ do: 'discard', what: thatCard }),
            ),
          ),
        },
      ],
    },
  ],
}
