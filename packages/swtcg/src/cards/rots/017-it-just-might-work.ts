import type { Condition } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'
import { choose, later, one, play, steps } from '../shorthand.js'

const holds = (arena: 'space' | 'ground' | 'character'): Condition => ({
  is: { that: arena },
  a: { kind: 'unit', whose: 'yours', zone: arena },
})

/** Three units, one for each arena. */
export const itJustMightWork: HandCard = {
  id: 'swtcg:ROTS-17',
  abilities: [
    play(
      [],
      steps(
        choose(one({ kind: 'space', whose: 'yours', zone: 'space' })),
        choose(one({ kind: 'ground', whose: 'yours', zone: 'ground' })),
        choose(one({ kind: 'character', whose: 'yours', zone: 'character' })),
        later(
          { on: 'end', of: 'turn' },
          {
            do: 'if',
            if: { all: [holds('space'), holds('ground'), holds('character')] },
            then: { do: 'gain-force', n: 8 },
          },
        ),
      ),
    ),
  ],
}
