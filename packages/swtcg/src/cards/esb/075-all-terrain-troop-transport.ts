import type { HandCard } from '../hand.js'
import { activated, choose, gets, keyword, one, steps, tapThis, that, thatArena } from '../shorthand.js'

/** To either of two arenas, as far as the card may be there. */
export const allTerrainTroopTransport: HandCard = {
  id: 'swtcg:ESB-75',
  abilities: [
    keyword('armor'),
    activated(
      [tapThis],
      steps(
        choose(
          one({
            kind: 'unit',
            zone: 'hand',
            whose: 'yours',
            subtype: ['stormtrooper'],
            types: ['ground', 'character'],
            'cost-most': 4,
          }),
        ),
        {
          do: 'choose-arena',
          from: ['ground', 'character'],
          where: { is: that, a: { kind: 'unit', zone: 'hand', types: thatArena } },
        },
        { do: 'put', what: that, to: thatArena },
        gets('this', 'next-untap', { cannot: 'untap' }),
      ),
    ),
  ],
}
