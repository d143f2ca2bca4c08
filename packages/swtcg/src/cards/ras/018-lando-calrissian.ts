import type { HandCard } from '../hand.js'
import { activated, each, tapThis } from '../shorthand.js'

/** Cards wait under him. */
export const landoCalrissian: HandCard = {
  id: 'swtcg:RAS-18',
  abilities: [
    activated([tapThis], { do: 'put', what: { top: 2, of: 'you' }, to: { under: 'this' }, face: 'down' }),
    activated([tapThis], { do: 'put', what: each({ kind: 'card', under: 'this' }), to: 'hand' }),
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'no-bounty' }] },
  ],
}
