import type { HandCard } from '../hand.js'
import { about, number, used } from '../shorthand.js'

export const itCouldBeWorse: HandCard = {
  id: 'swccg:1_90',
  abilities: [
    used(
      about({ on: 'lose-force', by: 'you' }),
      { cost: [{ do: 'use-force', n: 'x', most: number }] },
      { do: 'adjust', what: 'force-loss', by: { times: [-1, 'x'] } },
    ),
  ],
}
