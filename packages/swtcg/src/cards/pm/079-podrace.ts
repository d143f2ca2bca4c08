import type { Value } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'
import { later, opponent, play, steps } from '../shorthand.js'

const fastest = (whose: 'yours' | 'opponent'): Value => ({
  highest: 'speed',
  of: { kind: 'ground', whose },
})
const prize = steps({ do: 'gain-force', n: 4 }, { do: 'draw', n: 2 })

/** The fastest wins, retreated or not; a tie wins nothing. */
export const podrace: HandCard = {
  id: 'swtcg:PM-79',
  abilities: [
    play(
      [],
      later(
        { on: 'end', of: 'ground-battle' },
        {
          do: 'if',
          if: { compare: [fastest('yours'), '>', fastest('opponent')] },
          then: prize,
          else: { do: 'if', if: { compare: [fastest('opponent'), '>', fastest('yours')] }, then: opponent(prize) },
        },
      ),
    ),
  ],
}
