import type { HandCard } from '../hand.js'
import { choose, later, number, one, play, steps, that } from '../shorthand.js'

/** A die decides where it falls: 4 or more hits, as with any die. See docs/readings.md. */
export const homingMissile: HandCard = {
  id: 'swtcg:JG-15',
  abilities: [
    play(
      [],
      later(
        { on: 'start', of: 'battle' },
        steps(
          choose(
            one({
              kind: 'unit',
              zone: ['arena', 'build'],
              where: {
                any: [
                  { is: that, a: { kind: 'unit', zone: 'arena' } },
                  { is: that, a: { kind: 'unit', whose: 'opponent' } },
                ],
              },
            }),
          ),
          { do: 'roll-die', n: 1 },
          { do: 'if', if: { compare: [number, '>=', 4] }, then: { do: 'deal-damage', n: 3, to: that } },
        ),
      ),
    ),
  ],
}
