import type { HandCard } from '../hand.js'
import { after, build, keyword, tapThis } from '../shorthand.js'

/** Two dice against each other. */
export const hanSolo: HandCard = {
  id: 'swtcg:RAS-12',
  abilities: [
    { ability: 'upkeep', costs: [build(2), tapThis] },
    keyword('accuracy', 1),
    after({ on: 'attack-end', what: 'this' }, { do: 'roll-off', high: { do: 'untap', what: 'this' } }),
  ],
}
