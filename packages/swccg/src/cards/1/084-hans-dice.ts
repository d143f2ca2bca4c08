import type { HandCard } from '../hand.js'
import { cancel, exists, just, steps, use, used, yours } from '../shorthand.js'

export const hansDice: HandCard = {
  id: 'swccg:1_84',
  abilities: [
    used(
      just({ on: 'destiny', by: 'you', for: 'battle' }),
      { if: exists(yours('character', { ability: ['>', 2], 'in-battle': true })), cost: [use(1)] },
      steps(cancel('destiny'), { do: 'redraw' }),
    ),
  ],
}
