import type { HandCard } from '../hand.js'
import { activated, keyword, one, rest, steps, tapThis, thatCard } from '../shorthand.js'

/** One of the Characters revealed, if there is one. */
export const padmesYacht: HandCard = {
  id: 'swtcg:JG-65',
  abilities: [
    keyword('shields', 1),
    activated(
      [tapThis],
      steps(
        { do: 'reveal', what: { top: 3, of: 'you' } },
        { do: 'put', what: one({ kind: 'character', 'one-of': thatCard }), to: 'build', face: 'down', counters: 1 },
        { do: 'discard', what: rest },
      ),
      'build-step',
    ),
  ],
}
