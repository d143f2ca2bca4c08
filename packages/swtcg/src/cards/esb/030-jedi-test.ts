import type { HandCard } from '../hand.js'
import { number, play, steps } from '../shorthand.js'

/** Two counters more than it needs make it three dice. */
export const jediTest: HandCard = {
  id: 'swtcg:ESB-30',
  abilities: [
    play(
      [],
      steps(
        { do: 'roll-die', n: 2 },
        { do: 'if', if: { compare: [number, '>=', 10] }, then: { do: 'gain-force', n: 10 } },
      ),
    ),
    {
      ability: 'enhance',
      when: [{ if: { compare: [{ counters: 'build', on: 'this' }, '>=', { plus: [{ cost: 'this' }, 2] }] } }],
      effect: steps(
        { do: 'roll-die', n: 3 },
        { do: 'if', if: { compare: [number, '>=', 10] }, then: { do: 'gain-force', n: 10 } },
      ),
    },
  ],
}
