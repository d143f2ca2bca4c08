import type { Target } from '../../effects/tree.js'
import type { HandCard } from '../hand.js'
import { choose, force, gets, one, play, steps, that } from '../shorthand.js'

const everywhere: Target = {
  and: [
    one({ kind: 'unit', zone: 'space' }),
    { and: [one({ kind: 'unit', zone: 'ground' }), one({ kind: 'unit', zone: 'character' })] },
  ],
}
const inAll = (['space', 'ground', 'character'] as const).map((zone) => ({
  if: { spot: { kind: 'unit' as const, zone } },
}))

/** A unit of your choice in each arena. */
export const fightOnAllFronts: HandCard = {
  id: 'swtcg:PM-11',
  abilities: [
    play(
      [force(3)],
      steps(choose(everywhere), gets(that, 'turn-end', { modify: 'power', by: 2 }, { keyword: 'critical-hit', n: 1 })),
      ...inAll,
    ),
    {
      ability: 'enhance',
      cost: [force(3)],
      effect: steps(
        choose(everywhere),
        gets(that, 'turn-end', { modify: 'power', by: 4 }, { keyword: 'critical-hit', n: 2 }),
      ),
    },
  ],
}
