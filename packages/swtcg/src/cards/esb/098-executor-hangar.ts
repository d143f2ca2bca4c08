import type { HandCard } from '../hand.js'
import { any, mayAfter, steps, that } from '../shorthand.js'

/** Pilots leave their ships and are untapped. */
export const executorHangar: HandCard = {
  id: 'swtcg:ESB-98',
  abilities: [
    mayAfter(
      { on: 'start', of: 'character-battle' },
      steps(
        {
          do: 'put',
          what: any({ kind: 'character', whose: 'yours', aboard: true, zone: 'space' }),
          to: 'character',
        },
        { do: 'untap', what: that },
      ),
    ),
  ],
}
