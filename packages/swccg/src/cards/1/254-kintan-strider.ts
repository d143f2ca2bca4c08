import type { HandCard } from '../hand.js'
import { just, lost, one, theirs, use, yours } from '../shorthand.js'

/** What is forfeited is lost. rule swccg.forfeit */
export const kintanStrider: HandCard = {
  id: 'swccg:1_254',
  abilities: [
    lost(
      just({ on: 'lose', what: theirs('character') }),
      { cost: [use(1)] },
      { do: 'retrieve', what: one(yours('character', { topmost: true, zone: 'lost' })), to: 'hand' },
    ),
  ],
}
