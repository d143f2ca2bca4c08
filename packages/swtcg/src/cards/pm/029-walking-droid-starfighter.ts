import type { HandCard } from '../hand.js'
import { force, keyword, steps } from '../shorthand.js'

/** A space unit as long as it is in space. */
export const walkingDroidStarfighter: HandCard = {
  id: 'swtcg:PM-29',
  abilities: [
    {
      ability: 'activated',
      cost: [force(3)],
      when: [{ step: 'space-battle' }, { if: { not: { happened: { on: 'attack' } } } }],
      effect: steps(
        { do: 'put', what: 'this', to: 'space' },
        {
          do: 'get',
          to: 'this',
          gets: [{ rule: 'space-unit' }],
          until: 'game-end',
          while: { is: 'this', a: { kind: 'unit', zone: 'space' } },
        },
      ),
    },
    keyword('critical-hit', 1),
  ],
}
