import type { Arena, Effect } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'

const clear = (arena: Arena): Effect => ({
  do: 'if',
  if: { compare: [{ count: { kind: 'unit', whose: 'yours', zone: arena } }, '>=', 4] },
  then: { do: 'discard', what: { choose: 1, from: { kind: 'unit', whose: 'yours', zone: arena } } },
})
const all: Effect = { do: 'sequence', steps: [clear('space'), clear('ground'), clear('character')] }

/** Dark finishes before Light begins. */
export const clearTheSkies: HandCard = {
  id: 'swtcg:AOTC-8',
  abilities: [
    {
      ability: 'play',
      effect: {
        do: 'sequence',
        steps: [
          { do: 'as', who: 'dark', effect: all },
          { do: 'as', who: 'light', effect: all },
        ],
      },
    },
  ],
}
