import type { HandCard } from '../hand.js'
import { all, atLeast, draw, drawn, exists, lost, phase, steps, use, yours } from '../shorthand.js'

export const thankTheMaker: HandCard = {
  id: 'swccg:1_114',
  abilities: [
    lost(
      phase('control', 'opponent'),
      {
        if: all(
          exists(yours('character', { is: ['droid'] })),
          atLeast({ past: { on: 'lose-force', by: 'you', from: 'drain' }, in: 'phase' }, 5),
        ),
        cost: [use(1)],
      },
      steps(draw(), { do: 'retrieve', n: drawn, random: true }),
    ),
  ],
}
