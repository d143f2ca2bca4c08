import type { HandCard } from '../hand.js'
import { all, atLeast, count, lost, named, q, steps } from '../shorthand.js'

/** Each player has something to activate; of the additional Force any number, or none. */
export const beruStew: HandCard = {
  id: 'swccg:1_72',
  abilities: [
    lost(
      'any-time',
      { if: all(atLeast({ cards: 'you', in: 'reserve' }, 1), atLeast({ cards: 'opponent', in: 'reserve' }, 1)) },
      steps(
        { do: 'as', who: 'each-player', effect: { do: 'activate', n: 2 } },
        {
          do: 'choose-number',
          from: 0,
          to: { plus: [count(named(['Beru Lars', 'Owen Lars'])), count(q('device', { name: 'Hydroponics Station' }))] },
        },
        { do: 'activate', n: 'x' },
      ),
    ),
  ],
}
