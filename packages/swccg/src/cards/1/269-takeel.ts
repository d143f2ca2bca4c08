import type { HandCard } from '../hand.js'
import { all, equal, just, lost, use } from '../shorthand.js'

export const takeel: HandCard = {
  id: 'swccg:1_269',
  abilities: [
    lost(
      just({ on: 'battle-destinies' }),
      { if: all(equal({ draws: 'you' }, 1), equal({ draws: 'opponent' }, 1)), cost: [use(1)] },
      { do: 'swap-destinies' },
    ),
  ],
}
