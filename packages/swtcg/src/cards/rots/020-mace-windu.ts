import type { HandCard } from '../hand.js'
import { activated, after, evade, force, gets, steps, thatCard } from '../shorthand.js'

/** What turns up gives him power; a Battle card may be played at once. */
export const maceWindu: HandCard = {
  id: 'swtcg:ROTS-20',
  abilities: [
    after({ on: 'end', of: 'character-battle' }, { do: 'gain-force', n: 1 }),
    activated(
      [force(2), { do: 'reveal', what: { top: 1, of: 'you' } }],
      steps(
        gets('this', 'attack-end', { modify: 'power', by: { cost: thatCard } }),
        { do: 'put', what: thatCard, to: 'discard' },
        gets('you', 'chance-end', { can: 'play', what: thatCard }),
      ),
    ),
    evade(2, 2),
  ],
}
