import type { HandCard } from '../hand.js'
import { activated, gets, keyword, one, steps, tapThis, thatCard } from '../shorthand.js'

/** To either of two arenas. */
export const allTerrainTroopTransport: HandCard = {
  id: 'swtcg:ESB-75',
  abilities: [
    keyword('armor'),
    activated(
      [tapThis],
      steps(
        {
          do: 'choose',
          what: one({ kind: 'card', zone: 'hand', whose: 'yours', subtype: ['stormtrooper'], 'cost-most': 4 }),
        },
        {
          do: 'either',
          options: [
            { do: 'put', what: thatCard, to: 'ground' },
            { do: 'put', what: thatCard, to: 'character' },
          ],
        },
        gets('this', 'next-untap', { cannot: 'untap' }),
      ),
    ),
  ],
}
