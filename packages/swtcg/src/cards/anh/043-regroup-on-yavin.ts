import type { HandCard } from '../hand.js'
import { play, yours } from '../shorthand.js'

/** Two units in every arena, not in all together. */
export const regroupOnYavin: HandCard = {
  id: 'swtcg:ANH-43',
  abilities: [
    play([], {
      do: 'if',
      if: {
        all: (['space', 'ground', 'character'] as const).map((zone) => ({
          compare: [{ count: yours({ zone }) }, '>=', 2] as const,
        })) as never,
      },
      then: { do: 'gain-build', n: 3 },
    }),
  ],
}
