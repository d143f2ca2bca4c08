import type { HandCard } from '../hand.js'
import { after, build, keyword, number, opponent, tapThis } from '../shorthand.js'

/** One Force for each damage that it did. */
export const bobaFett: HandCard = {
  id: 'swtcg:RAS-2',
  abilities: [
    { ability: 'upkeep', costs: [build(1), tapThis] },
    keyword('armor'),
    { ability: 'bounty', effect: { do: 'gain-build', n: 1 } },
    after({ on: 'damage', what: 'this' }, opponent({ do: 'lose-force', n: number })),
  ],
}
