import type { HandCard } from '../hand.js'
import { each, gets, play } from '../shorthand.js'

/** Cheap units need no build counters this turn. */
export const rallyTheDefenders: HandCard = {
  id: 'swtcg:ESB-56',
  abilities: [
    play(
      [],
      gets(each({ kind: 'unit', whose: 'yours', 'cost-most': 2, zone: ['build', 'hand'] }), 'turn-end', {
        rule: 'free-to-deploy',
      }),
    ),
  ],
}
