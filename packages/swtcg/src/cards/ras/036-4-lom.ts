import type { HandCard } from '../hand.js'
import { activated, build, gets, one, tapThis, yours } from '../shorthand.js'

/** Print has lost the cost in reserve; all others are tapped for it. */
export const card4Lom: HandCard = {
  id: 'swtcg:RAS-36',
  abilities: [
    {
      ability: 'upkeep',
      costs: [build(1), { do: 'discard', what: one({ kind: 'card', zone: 'hand', whose: 'yours' }) }, tapThis],
    },
    { ability: 'bounty', effect: { do: 'remove-damage', n: 'all', from: one(yours()) } },
    {
      ability: 'reserves',
      has: [
        activated(
          [tapThis],
          gets(one({ kind: 'character', whose: 'yours' }), 'attack-end', { keyword: 'accuracy', n: 1 }),
        ),
      ],
    },
  ],
}
