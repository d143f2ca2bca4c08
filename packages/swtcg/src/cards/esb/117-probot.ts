import type { HandCard } from '../hand.js'
import { after, discardThis, steps } from '../shorthand.js'

/** As many as damage counters lay on it. */
export const probot: HandCard = {
  id: 'swtcg:ESB-117',
  abilities: [
    after(
      { on: 'damage', to: 'this' },
      steps(
        { do: 'try', effect: discardThis },
        { do: 'draw', n: 5 },
        {
          do: 'put',
          what: { choose: { damage: 'this' }, from: { kind: 'card', zone: 'hand', whose: 'yours' } },
          to: 'deck-top',
          order: true,
        },
      ),
    ),
  ],
}
