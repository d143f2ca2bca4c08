import type { HandCard } from '../hand.js'
import { count, loseThis, q, reached, retrieve, steps, utinni, yours } from '../shorthand.js'

export const ourMostDesperateHour: HandCard = {
  id: 'swccg:1_58',
  abilities: [
    utinni(q('system', { name: 'Alderaan' }), yours('character', { is: ['rebel'], at: { system: 'Tatooine' } })),
    reached(
      steps(
        retrieve({
          plus: [
            count(yours('character', { is: ['force-attuned'] })),
            { times: [2, count(yours('character', { is: ['force-sensitive', 'jedi'] }))] },
          ],
        }),
        loseThis,
      ),
    ),
  ],
}
