import type { HandCard } from '../hand.js'
import { get, just, plus, q, used, user, yours } from '../shorthand.js'

export const hearMeBabyHoldTogether: HandCard = {
  id: 'swccg:1_85',
  abilities: [
    used(
      just({ on: 'fire', by: 'opponent', what: yours('starship'), with: q('weapon', { is: ['starship weapon'] }) }),
      {},
      get(user, 'battle', plus('weapon-destiny', -2)),
    ),
  ],
}
