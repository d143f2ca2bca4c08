import type { HandCard } from '../hand.js'
import { force, gets, number, one, play, steps, that } from '../shorthand.js'

/** As much power as damage was prevented. */
export const vendetta: HandCard = {
  id: 'swtcg:RAS-68',
  abilities: [
    play(
      [force(4)],
      steps(
        { do: 'prevent', n: 'all', to: one({ kind: 'character', whose: 'yours' }) },
        gets(that, 'turn-end', { cannot: 'be-prevented', by: 'attack' }, { modify: 'power', by: number }),
      ),
    ),
  ],
}
