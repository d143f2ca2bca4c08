import type { Effect, Target } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'
import { activated, discardThis, evade, number, one, steps } from '../shorthand.js'

const prevent = (to: Target): Effect => steps({ do: 'prevent', to, n: 'all' }, { do: 'gain-force', n: number })

/** He gives himself for another Character, or for the Force alone: he is gone when damage to him is prevented. */
export const obiWanKenobi: HandCard = {
  id: 'swtcg:AOTC-31',
  abilities: [
    evade(2, 2),
    activated([discardThis], {
      do: 'either',
      options: [prevent(one({ kind: 'character', whose: 'yours', other: true })), prevent('this')],
    }),
  ],
}
