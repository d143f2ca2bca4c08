import type { HandCard } from '../hand.js'
import { evade } from '../shorthand.js'

/** Two more cards in the draw step, and two back when it ends. */
export const jocastaNu: HandCard = {
  id: 'swtcg:SR-16',
  abilities: [
    {
      ability: 'ongoing',
      of: 'you',
      gets: [{ modify: 'draw-step', by: 2 }],
      while: { is: 'this', a: { kind: 'unit', zone: 'character' } },
    },
    {
      ability: 'triggered',
      when: 'after',
      event: { on: 'end', of: 'draw', by: 'you' },
      if: { is: 'this', a: { kind: 'unit', zone: 'character' } },
      effect: {
        do: 'put',
        what: { choose: 2, from: { kind: 'card', zone: 'hand', whose: 'yours' } },
        to: 'deck-bottom',
      },
    },
    evade(1, 2),
  ],
}
