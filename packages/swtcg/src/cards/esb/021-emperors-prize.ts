import type { HandCard } from '../hand.js'
import { force, one, play } from '../shorthand.js'

/** Only what was discarded by more than twice its health. */
export const emperorsPrize: HandCard = {
  id: 'swtcg:ESB-21',
  abilities: [
    play([force(1)], {
      do: 'put',
      what: one({ kind: 'unit', zone: 'discard', whose: 'yours', overkilled: true }),
      to: 'arena',
    }),
  ],
}
