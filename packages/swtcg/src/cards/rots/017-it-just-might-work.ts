import type { HandCard } from '../hand.js'
import { choose, later, one, play, steps, that } from '../shorthand.js'

/** Three units, one for each arena. */
export const itJustMightWork: HandCard = {
  id: 'swtcg:ROTS-17',
  abilities: [
    play(
      [],
      steps(
        choose({
          and: [
            one({ kind: 'space', whose: 'yours' }),
            { and: [one({ kind: 'ground', whose: 'yours' }), one({ kind: 'character', whose: 'yours' })] },
          ],
        }),
        later(
          { on: 'end', of: 'turn' },
          {
            do: 'if',
            if: { is: that, a: { kind: 'unit', whose: 'yours', zone: 'arena' } },
            then: { do: 'gain-force', n: 8 },
          },
        ),
      ),
    ),
  ],
}
