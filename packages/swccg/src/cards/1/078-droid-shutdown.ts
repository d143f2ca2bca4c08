import type { HandCard } from '../hand.js'
import { cancel, card, get, just, steps, used, yours } from '../shorthand.js'

export const droidShutdown: HandCard = {
  id: 'swccg:1_78',
  abilities: [
    used(
      just({
        on: 'target',
        by: 'opponent',
        what: yours('character', { is: ['droid'] }),
        deed: ['steal', 'hit', 'lose', 'capture'],
      }),
      {},
      steps(
        cancel('action'),
        get(card, 'turn', { cannot: 'be-targeted', for: ['steal', 'hit', 'lose', 'capture'], by: 'opponent' }),
      ),
    ),
  ],
}
