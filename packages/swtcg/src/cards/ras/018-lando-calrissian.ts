import type { HandCard } from '../hand.js'
import { activated, each, steps, tapThis } from '../shorthand.js'

const beneath = each({ kind: 'card', under: 'this' })

/** Cards wait under him; his player may look at them. */
export const landoCalrissian: HandCard = {
  id: 'swtcg:RAS-18',
  abilities: [
    activated(
      [tapThis],
      steps(
        { do: 'put', what: { top: 2, of: 'you' }, to: { under: 'this' }, face: 'down' },
        { do: 'look-at', what: beneath },
      ),
    ),
    activated([tapThis], { do: 'put', what: beneath, to: 'hand' }),
    { ability: 'ongoing', of: 'this', gets: [{ rule: 'no-bounty' }] },
  ],
}
